import type { LanguageTerms } from '../language-terms.js';

/**
 * French. Offences after the GAFI Recommendations (glossaire, "catégories désignées d'infractions"), the Code pénal's
 * headings and the wording of French, Belgian, Swiss and Canadian court reports.
 */
export const FRENCH: LanguageTerms = {
  offences: {
    organised_crime:
      'crime organisé|criminalité organisée|mafia|mafieux|grand banditisme|association de malfaiteurs|bande organisée|gang|gangs|cartel',
    terrorism:
      'terroris*|attentat*|djihadis*|jihadis*|kamikaze*|al-qaida|al-qaïda|talibans|bombe|bombes|attaque meurtrière|islamistes',
    human_trafficking:
      "traite des êtres humains|traite d'êtres humains|trafic d'êtres humains|trafic de migrants|passeur|passeurs|esclavage|travail forcé",
    sexual_exploitation:
      'viol|viols|violée|violées|violés|violer|violeur*|agression* sexuelle*|abus sexuel*|pédophil*|pédopornograph*|proxénét*|harcèlement sexuel|prostitution|attouchement*|exploitation sexuelle',
    drugs:
      'trafic de drogue*|trafic de stupéfiants|stupéfiants|cocaïne|héroïne|cannabis|narcotrafi*|trafiquant*|drogue|drogues|dealer*|résine',
    arms: "trafic d'armes|armes illégales|port d'arme*|vente d'armes|armes prohibées",
    stolen_goods: 'recel|receleur*|biens volés|objets volés',
    corruption:
      "corruption|corrompu*|pot-de-vin|pots-de-vin|détournement*|prise illégale|trafic d'influence|malversation*|abus de biens|abus de confiance|emplois fictifs|concussion|favoritisme|financement illégal|caisse noire",
    fraud:
      'fraude|fraudes|fraudeur*|frauduleu*|escroquerie*|escroc*|arnaque*|usurpation|tromperie|pyramide de ponzi|faux et usage|carambouille|blanchi*|carte* bancaire* piratée*',
    counterfeit_currency: 'fausse monnaie|faux billets|faux-monnayeur*',
    product_piracy: 'contrefaçon*|contrefait*|piratage',
    environment:
      "crime environnemental|pollution illégale|braconn*|pêche illégale|déchets toxiques|orpaill* clandestin*|orpaillage illégal|orpailleurs|déversement*|trafic d'ivoire",
    murder:
      'meurtr*|assassin*|homicide*|tué par balle*|tuerie*|fusillade*|poignard*|coups et blessures|agression|agressions|agressé*|tueur*|violences volontaires|violences conjugales|égorg*|lynch*|abattu*|incendie criminel|incendie volontaire|empoisonn*|coup de couteau|coups de couteau|passage à tabac|roué de coups|antisémite',
    kidnapping: "enlèvement*|enlevé|kidnapp*|prise d'otage*|otage|otages|séquestr*|rapt",
    theft:
      'vol à main armée|cambriol*|braquage*|braqueur*|voleur*|volé|volés|vol de|vols|larcin*|pillage*|hold-up|dérobé*',
    smuggling: 'contrebande*|importation illégale',
    tax: 'fraude fiscale|évasion fiscale|fraude à la tva|paradis fiscal|paradis fiscaux|redressement fiscal|compte caché|compte en suisse|dissimulation fiscale|mauvais payeurs|fraudeurs fiscaux|impayés',
    extortion: 'extorsion*|chantage|racket*|rançon|menaces de mort|maître chanteur',
    forgery: 'faux papiers|faux documents|faux passeport*|falsifi*|faux en écriture',
    piracy: 'pirates somaliens|piraterie|pirates',
    market_abuse: "délit d'initié*|manipulation de cours|manipulation du libor|abus de marché",
    money_laundering: "blanchiment|blanchi*|argent sale|biens mal acquis|recyclage d'argent",
    sanctions:
      "violation de l'embargo|contournement des sanctions|gel des avoirs|avoirs gelés|violation des sanctions|embargo",
    proliferation:
      'armes de destruction massive|armes chimiques|prolifération nucléaire|gaz sarin|agent neurotoxique|polonium',
    cybercrime:
      'pirates informatiques|piratage|piraté*|hacker|hackers|cyberattaque*|cybercriminalité|hameçonnage|rançongiciel*|logiciel malveillant',
    war_crimes:
      "crimes de guerre|crime de guerre|génocide|crimes contre l'humanité|tortur*|massacre*|exactions|exécutions sommaires|nettoyage ethnique|destructions",
    regulatory:
      'entente illicite|abus de position dominante|amende|mise en danger|infraction*|non-respect|illégal*|illicite*|retrait de licence|manquement*|condamnation pour',
    unnamed:
      'crime|crimes|criminel*|délit|délits|délinquan*|malfaiteur*|auteur présumé|auteurs présumés|fugitif*|espionnage|vandalisme|vandal*|bavure|saccag*|malfrat*|clandestin*',
  },
  stages: {
    suspected:
      "soupçon*|présumé*|suspect|suspects|suspecté*|accusé*|accuse|accusation*|enquête*|perquisition*|plainte|recherché*|mandat d'arrêt|impliqué*|serait|auraient|dénonc*|extrad*|revendiqu*|saisi*|scandale*|mis en cause|mise en cause|visé par|visée par|visés par|en cavale|en fuite|cerveau|impliqu*",
    arrested:
      'arrêté|arrêtés|arrêtée|arrestation*|interpell*|garde à vue|détention provisoire|écroué*|incarcér*|détenu*|appréhend*',
    charged:
      'mis en examen|mise en examen|inculp*|poursuivi*|procès|tribunal correctionnel|cour d’assises|comparaît|comparution|jugé|jugés|prévenu|prévenus|renvoyé devant|poursuites|réquisitoire|parquet',
    convicted:
      'condamn*|coupable*|peine de prison|ans de prison|mois de prison|réclusion|emprisonn*|prison ferme|sursis|perpétuité|reconnu coupable|plaidé coupable|a avoué|avoué|avoue|prison|peine capitale|exécuté|exécutée|exécutés|purge|purgeait|derrière les barreaux',
    sanctioned:
      'amende|sanctionn*|gel des avoirs|interdiction*|radié*|suspendu*|confisqu*|dommages et intérêts|exclu|exclue|exclus|exclues|exclusion|expulsé*|banni|bannis|révoqué*|transaction|accord transactionnel|sanction|sanctions',
    acquitted:
      'acquitt*|relaxé*|relaxe|non-lieu|blanchi*|innocent*|mis hors de cause|annulation de la condamnation|classé sans suite|disculp*|gracié*|libéré sans charge',
  },
  negations: "pas|jamais|aucun|aucune|sans|ni|nie|nié|dément|démenti|démentent|n'est|contesté|infondé*|rejette",
  bystanders: {
    prosecutor: 'procureur|procureure|procureur général|avocat général|substitut|parquet',
    judge: "juge|juge d'instruction|magistrat|magistrate|président du tribunal|conseiller",
    official:
      'ministre|premier ministre|président|présidente|directeur|directrice|porte-parole|préfet|maire|sénateur|sénatrice|député|députée|commissaire|général|colonel|capitaine|lieutenant|secrétaire|secrétaire général|chancelier|gouverneur|ambassadeur|chef|roi|reine|prince|pape|évêque|archevêque|gouvernement|chercheur|professeur|expert|commandant|m.|leader|syndicaliste',
    journalist: 'journaliste|reporter|correspondant|correspondante|rédacteur|photographe|présentateur|chroniqueur',
    lawyer: 'avocat|avocate|avocats|me|maître|conseil|défenseur',
    witness: 'témoin|témoins|habitant|voisin|riverain',
    victim: 'victime|victimes|feu|plaignant|plaignante|partie civile|otage',
  },
  harmed:
    "assassinat de|meurtre de|mort de|enlèvement de|viol de|a été tué|a été tuée|ont été tués|a été assassiné|victime de|victime d'une|agression de|décès de|est mort|est décédé|a été agressé*|a été retrouvé mort|tués|blessés|abattu",
  harming:
    'volée|tuée|assassiné|assassinée|agressé|agressée|enlevé|enlevée|séquestré|séquestrée|poignardé|poignardée|violé|violée|braquée|escroqué|escroquée|empoisonné|empoisonnée|abattu|abattue|torturé|torturée|dépouillé|dépouillée|braqué|ont braqué|a volé|a dérobé|a tué|ont tué|tué|a assassiné|ont assassiné|avoir tué|avoir assassiné|avoir violé|avoir agressé|avoir enlevé|avoir séquestré|avoir escroqué|avoir poignardé|a agressé|ont agressé|a poignardé|a violé|a enlevé|ont enlevé|a séquestré|a escroqué|ont escroqué|a empoisonné|abusé de|meurtre du|meurtre de la|assassinat du|assassinat de la|enlèvement du|enlèvement de la|viol de la|mort du|mort de la',
  accused:
    'suspect|prévenu|prévenue|accusé|accusée|fugitif|escroc|trafiquant|braqueur|meurtrier|meurtrière|tueur|tueuse|violeur|narcotrafiquant|mafieux|malfaiteur|terroriste|inculpé|condamné|présumé|mis en cause|gardé à vue|faussaire|proxénète|parrain|caïd',
  figurative:
    'arrêt cardiaque|essai clinique|essais cliniques|procès-verbal|vol intérieur|vol direct|vol de nuit|vol charter|vol commercial|vol inaugural|vol spatial|vol habité|roman policier|film policier|arrêts de jeu|surface de réparation',
  speaking:
    'a déclaré|déclare|a affirmé|affirme|a annoncé|annonce|a indiqué|indique|a précisé|précise|a expliqué|selon|a dit|dit|estime|a estimé|souligne|a ajouté|rappelle',
  unrelated:
    'football|tennis|championnat*|coupe du monde|jeux olympiques|vendée globe|match|équipe|saison|tournoi|athlète*|cyclisme|entraîneur|joueur*|film|cinéma|festival|exposition|musée|album|chanteu*|concert|élection*|scrutin|campagne|candidat*|législatives|présidentielle|ouragan|météo|vigilance|canicule|séisme|avalanche|typhon|exoplanète|planète|satellite*|fusée|boson|chercheurs|scientifiques|découverte|étude|virus|vaccin|wikipédia|wikimedia|logiciel|ubuntu|nintendo|emplois|bourse|croissance|chômage|impôts|budget|smic|nécrologie|obsèques|anniversaire|centenaire|forum|indépendance|orage*|francophonie|crash|accident|skippers|projet de loi|proposition de loi|adopté|adoptée|adoption|cour constitutionnelle|comédien|universit*|économie|dette|réforme',
  stopWords: `le la les un une des du de au aux ce cet cette ces il elle ils elles on nous vous je en dans sur pour par avec sans sous selon après avant depuis pendant mais ou et donc or ni car si quand comme alors ainsi aussi son sa ses leur leurs notre votre mon ma mes qui que quoi dont où hier aujourd'hui lundi mardi mercredi jeudi vendredi samedi dimanche janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre decembre c'est d'après l'un entre chez vers lors tout tous toute toutes plus moins cependant toutefois enfin`,
};
