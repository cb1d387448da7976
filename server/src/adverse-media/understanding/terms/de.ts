import type { LanguageTerms } from '../language-terms.js';

/** German. Offences after the headings of the Strafgesetzbuch, directive (EU) 2018/1673 in German, and police and court reports. */
export const GERMAN: LanguageTerms = {
  offences: {
    organised_crime:
      'organisierte kriminalität|organisierten kriminalität|mafia|mafiös*|kriminelle vereinigung|kriminellen vereinigung|bandenkriminalität|clankriminalität|bande|banden|drogenkartell*|kartell der|verbrechersyndikat',
    terrorism:
      'terror|terror*|*anschlag|*anschläge|*anschlags|selbstmordattent*|attentat*|dschihadis*|islamistisch*|autobombe*|bombe|sprengsatz|terrorfinanzierung',
    human_trafficking: 'menschenhandel*|menschenschmugg*|schleuser*|schlepper*|zwangsarbeit|sklaverei|einschleusen',
    sexual_exploitation:
      'vergewaltig*|sexueller missbrauch|sexuellen missbrauchs|sexuell missbraucht|missbrauch*|kinderpornograf*|kinderpornograph*|zuhälter*|zwangsprostitution|sexuelle nötigung|sexuelle belästigung|pädophil*|prostitution',
    drugs:
      'drogenhandel*|drogenschmugg*|drogenhändler*|drogendealer*|rauschgift*|betäubungsmittel*|kokain*|heroin|cannabis|marihuana|drogen|drogenring|crystal meth|dealer*',
    arms: 'waffenhandel*|waffenschmugg*|waffenhändler*|illegale waffen|illegaler waffenbesitz|waffengesetz|kriegswaffen*',
    stolen_goods: 'hehlerei|hehler*|diebesgut|gestohlene waren|raubkunst',
    corruption:
      'korrupt*|korruption*|bestech*|schmiergeld*|untreue|vorteilsnahme|vorteilsannahme|vorteilsgewährung|veruntreu*|schwarze kassen|schwarzgeld*|amtsmissbrauch|unterschlag*|vetternwirtschaft|mandatsträger*',
    fraud:
      '*betrug|*betrugs|*betrüger|*betrügern|betrug*|betrüg*|betrog*|schwindel*|täuschung|schneeballsystem*|bilanzfälsch*|identitätsdiebstahl|insolvenzverschleppung|cum-ex*|enkeltrick*|scheinrechnung*|bilanzskandal|hochstapler*|abzock*|geprellt|prellte*',
    counterfeit_currency: 'falschgeld*|geldfälsch*|falsche banknoten',
    product_piracy:
      'produktpiraterie|produktfälsch*|raubkopie*|markenpiraterie|gefälschte waren|plagiat*|urheberrechtsverletz*',
    environment:
      'umweltkriminalität|umweltstraftat*|wilderei|wilderer*|illegale fischerei|illegaler holzeinschlag|giftmüll|illegale abfall*|gewässerverunreinigung|abgasskandal|abgasmanipulation*|tierquälerei',
    murder:
      '*mord|*mordes|mord|morde|mordes|ermord*|mörder*|totschlag*|tötung*|getötet|erschoss*|erstoch*|messerattacke*|messerangriff*|messerstech*|körperverletz*|erschlagen|amoklauf*|amokläufer*|gewalttat*|schießerei*|vergift*|brandstift*|erwürg*|doppelmord|angreifer*|überfallen|prügel*|attacke',
    kidnapping: 'entführ*|geiselnahme*|geisel|geiseln|freiheitsberaubung|kidnapp*',
    theft:
      'diebstahl*|dieb|diebe|diebin|raub|raubes|raubüberf*|räuber*|einbruch*|einbrecher*|gestohlen*|stahl|stahlen|beute|plünder*|überfall*|juwelenraub|erbeut*',
    smuggling: 'schmugg*|zollbetrug|zollvergehen',
    tax: 'steuerhinterzieh*|steuerbetrug*|steuerstraf*|steuerflucht*|umsatzsteuerkarussell*|steuersünder*|steuervergehen|schwarzarbeit|steueroase*|steuerskandal',
    extortion: 'erpress*|lösegeld*|schutzgeld*|nötigung|morddrohung*|bedrohung',
    forgery: 'urkundenfälsch*|fälschung*|fälscher*|gefälscht*|falsche papiere|falsche pässe|dokumentenfälsch*',
    piracy: 'piraten|piraterie|seeräuber*',
    market_abuse: 'insiderhandel*|insidergeschäft*|kursmanipulation*|marktmanipulation*|marktmissbrauch*',
    money_laundering:
      'geldwäsche*|geldwäscher*|geld gewaschen|schwarzgeld*|briefkastenfirm*|strohmann|strohmänner|scheinfirm*',
    sanctions:
      'sanktionsverstoß*|sanktionsverstöße*|sanktionen umg*|umgehung von sanktionen|umgehung der sanktionen|embargo*|außenwirtschaftsgesetz*|vermögen eingefroren|eingefroren*|sanktionsliste*|einreiseverbot',
    proliferation: 'massenvernichtungswaffen|chemiewaffen|proliferation|giftgas|nowitschok|nervengift',
    cybercrime:
      'hacker*|hackerangriff*|cyberangriff*|cyberkriminal*|computersabotage|ransomware|phishing|darknet|datendiebstahl*|schadsoftware',
    war_crimes:
      'kriegsverbrech*|völkermord|verbrechen gegen die menschlichkeit|folter*|gefoltert|massaker*|menschenrechtsverletz*',
    regulatory:
      'kartellabsprache*|preisabsprache*|kartellbuße|bußgeld*|illegal*|rechtswidrig*|verstoß*|verstöße|ordnungswidrig*|lizenzentzug|unerlaubt*|zulassungsentzug',
    unnamed:
      'verbrech*|kriminal*|kriminell*|straftat*|straftäter*|täter*|delikt*|spionage|spion*|landesverrat|vandal*|sachbeschädig*|flüchtiger|vergehen|hausfriedensbruch|randalier*',
  },
  stages: {
    suspected:
      '*verdacht|verdacht*|*verdächtig*|verdächtig*|mutmaßlich*|vorwurf|vorwürfe*|vorgeworfen|beschuldig*|ermittl*|*ermittlungen|ermittlungsverfahren|razzia*|durchsuch*|gesucht|haftbefehl*|fahndung|soll|angeblich*|ausgeliefert|auslieferung|tatverdächtig*|anzeige|skandal*|*skandal|*affäre|drahtzieher*|hintermann|hintermänner|flüchtig*|untergetaucht|verwickelt*|verwicklung*|verdächtigt*|razzien|verhör*|vernommen|*attentäter*|terrorzelle|terrorhelfer*|hauptverdächtig*|*betrug*affäre',
    arrested:
      'festgenommen*|nahm den|nahm die|nahm einen|nahmen den|nahmen die|nahmen einen|nahm * den|nahm am * den|nahm am * die|nahmen am * den|nahmen am * die|festnehmen|festnahme*|verhaft*|untersuchungshaft|u-haft|in gewahrsam|gefasst|inhaftiert*|in haft|verhafteten|häftling*|geschnappt|gefassten|gefasste',
    charged:
      'angeklagt*|anklage*|vor gericht|prozess*|gerichtsverfahren|strafverfahren|hauptverhandlung|landgericht|staatsanwaltschaft|strafbefehl',
    convicted:
      'verurteil*|schuldig*|gefängnisstrafe*|haftstrafe*|freiheitsstrafe*|jahre haft|jahren haft|jahre gefängnis|lebenslang*|bewährung*|geständnis|gestand|gestanden|haft|urteil|gefängnis|schuldspruch|hingerichtet*|hinrichtung*|strafmaß*|todesstrafe|sitzt ein|bekannte sich|lebenslänglich',
    sanctioned:
      'geldstrafe*|geldbuße*|bußgeld*|sanktion*|suspendiert*|gesperrt*|eingefroren*|beschlagnahmt*|eingezogen|ausgewiesen|abgeschoben|berufsverbot|entzogen',
    acquitted:
      'freigesprochen*|freispruch*|unschuldig*|eingestellt|entlastet*|verfahren eingestellt|rehabilitiert*|aufgehoben*|begnadigt*|nicht schuldig',
  },
  negations:
    'nicht|nie|niemals|kein*|ohne|weder|noch|bestreit*|bestritt|dementiert*|weist zurück|wies zurück|haltlos*|unbegründet*',
  bystanders: {
    prosecutor:
      'staatsanwalt|staatsanwältin|oberstaatsanwalt|oberstaatsanwältin|generalbundesanwalt|generalstaatsanwalt|bundesanwalt',
    judge: 'vorsitz|richter|richterin|vorsitzender richter|vorsitzende richterin|ermittlungsrichter',
    official:
      'minister|ministerin|bundeskanzler|bundeskanzlerin|kanzler|kanzlerin|präsident|präsidentin|direktor|direktorin|sprecher|sprecherin|polizeisprecher|polizeisprecherin|kommissar|kommissarin|hauptkommissar|bürgermeister|bürgermeisterin|senator|senatorin|abgeordneter|abgeordnete|general|oberst|botschafter|botschafterin|könig|königin|papst|bischof|innenminister|justizminister|finanzminister|außenminister|bundespräsident|ministerpräsident|ministerpräsidentin|staatssekretär|polizeipräsident|professor|experte|expertin|chef|vorsitzender|leiter|landrat',
    journalist: 'journalist|journalistin|reporter|reporterin|korrespondent|korrespondentin|redakteur|redakteurin',
    lawyer: 'anwalt|anwältin|rechtsanwalt|rechtsanwältin|verteidiger|verteidigerin|strafverteidiger',
    witness: 'zeuge|zeugin|zeugen|nachbar|nachbarin|anwohner',
    victim: 'opfer|geschädigter|verstorbener|nebenkläger|geisel',
  },
  harmed:
    'ermordung von|mord an|tod von|entführung von|wurde getötet|wurde ermordet|wurde entführt|wurde erschossen|wurde erstochen|starb|gestorben|kam ums leben|anschlag auf|angriff auf|attentat auf|überfall auf|opfer',
  harming:
    'ausgeraubt|ausgeraubte|erdrosselt|vergewaltigt|missbraucht|angegriffen|attackiert|erschossen|erstochen|erschlagen|verprügelt|misshandelt|gefoltert|tot aufgefunden|beraubte|beraubten|beraubt|überfiel|überfielen|überfallen|ermordete|ermordet|tötete|töteten|getötet|erstach|erschoss|erschlug|entführte|entführten|entführt|vergewaltigte|missbrauchte|betrog|betrogen|prellte|geprellt|erpresste|erpresst|bedrohte|bedroht|attackierte|verletzte|verletzt|vergiftete|vergiftet|verprügelte|ermordeten|getöteten|erschossenen|erstochenen|bestahl|mord am|mord an|ermordung des|ermordung der|entführung des|entführung der|tod des|tod der|tötung des|tötung der|überfall auf|angriff auf|anschlag auf|attentat auf',
  accused:
    'angeklagter|angeklagte|angeklagten|beschuldigter|beschuldigte|beschuldigten|verdächtiger|verdächtige|verdächtigen|tatverdächtiger|tatverdächtige|tatverdächtigen|mutmaßlicher|mutmaßliche|mutmaßlichen|*betrüger|*betrügerin|*betrügers|mörder|mörderin|mörders|doppelmörder|serienmörder|drogenboss|drogenhändler|drogendealer|drogenbaron|mafiaboss|bandenchef|clanchef|räuber|bankräuber|hochstapler|hochstaplerin|schleuser|terrorist|terroristin|waffenhändler|geldwäscher|steuersünder|straftäter|kriegsverbrecher|attentäter|entführer|erpresser|hacker|verurteilter|verurteilte|verurteilten|flüchtiger|flüchtige|flüchtigen|gesuchter|gesuchte|gesuchten|festgenommene|festgenommenen',
  figurative:
    'friedensprozess|im prozess der|lernprozess|zeitbombe|badebombe|kriminalroman*|kriminalfilm*|kriminalkomödie|kriminalmuseum|einbruch der dunkelheit|einbruch der nacht|einbruch der nachfrage',
  speaking:
    'sagte|sagt|erklärte|erklärt|teilte mit|betonte|kündigte an|laut|berichtete|meinte|bestätigte|äußerte|fügte hinzu|kritisierte|forderte',
  unrelated:
    'fußball*|bundesliga|meisterschaft*|turnier|trainer*|spieler*|tor|tore|olymp*|film|kino|festival|konzert|album|sänger*|museum|ausstellung|wahl|wahlen|wahlkampf|kandidat*|umfrage|erdbeben|hurrikan|unwetter|wetter|hochwasser|wissenschaftler*|forscher*|studie|planet|virus|impfung|pandemie|corona*|unfall|verkehrsunfall|preis|jubiläum|gipfel|wirtschaft|inflation|gewinn|fusion|nachruf|beerdigung|tennis|satellit*|weltraum*|gewerkschaft*',
  stopWords: `der die das den dem des ein eine einen einem einer eines er sie es wir ihr ich in im an am auf aus bei beim mit nach seit von vom zu zum zur für gegen ohne um durch über unter vor hinter neben zwischen aber oder und denn wenn als wie so auch nur noch schon sein seine seinen seiner unser dieser diese dieses jener was wer wo wann warum gestern heute morgen montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember nicht kein keine laut dabei damit dann dort doch`,
};
