import type { LanguageTerms } from '../language-terms.js';

/** Italian. Offences after the headings of the Codice penale, directive (EU) 2018/1673 in Italian and court reports. */
export const ITALIAN: LanguageTerms = {
  offences: {
    organised_crime:
      'criminalità organizzata|mafia|mafios*|camorr*|’ndrangheta|ndrangheta|cosa nostra|associazione a delinquere|associazione per delinquere|clan|cosca|cosche|boss|banda|bande|baby gang|cartello della|stampo mafioso|narcos',
    terrorism:
      'terroris*|attentat*|kamikaze|jihadist*|autobomba|ordigno|ordigni|brigate rosse|foreign fighter*|attacco suicida',
    human_trafficking:
      'tratta di esseri|tratta di persone|traffico di esseri|traffico di migranti|scafist*|caporalato|lavoro forzato|riduzione in schiavitù|schiavitù|immigrazione clandestina|sfruttamento del lavoro',
    sexual_exploitation:
      'stupr*|violenza sessuale|violenze sessuali|abusi sessuali|abuso sessuale|abusato|abusava|pedofil*|pedopornograf*|molesti*|molestatore|sfruttamento della prostituzione|prostituzione|atti osceni|palpeggi*|violentat*|stalking|stalker|atti persecutori',
    drugs:
      'droga|droghe|spaccio|spacci*|spacciatore|spacciatori|narcotraffic*|narcotrafficant*|cocaina|eroina|hashish|hascisc|marijuana|stupefacent*|pusher|dosi di|metanfetamina|ecstasy',
    arms: 'traffico di armi|traffico d’armi|porto abusivo|detenzione abusiva|armi clandestine|detenzione di armi|porto d’armi abusivo|arma clandestina',
    stolen_goods: 'ricettazion*|ricettator*|refurtiva|merce rubata',
    corruption:
      'corruzion*|corrott*|corruttor*|tangent*|mazzett*|bustarell*|concussion*|peculato|abuso d’ufficio|abuso di ufficio|turbativa d’asta|appalti truccati|traffico di influenze|malaffare|malversazion*|fondi neri|appropriazione indebita|sottratto fondi',
    fraud:
      'truff*|truffator*|frod*|frodi|raggir*|bancarott*|falso in bilancio|schema ponzi|sostituzione di persona|usurp*|aggiotaggio|insolvenza fraudolenta|circonvenzion*|falsi incidenti|spacciandosi',
    counterfeit_currency: 'banconote false|denaro falso|monete false|soldi falsi|falsari|falsario',
    product_piracy: 'contraffa*|merce contraffatta|pirateria|prodotti falsi|plagi*',
    environment:
      'bracconier*|ecomafi*|rifiuti tossici|smaltimento illecito|discarica abusiva|inquinamento ambientale|disastro ambientale|maltrattamento di animali|reati ambientali|rifiuti pericolosi',
    murder:
      'omicid*|uccis*|assassin*|ucciso|uccise|uccidere|accoltell*|strage|strangolat*|femminicid*|tentato omicidio|lesioni|aggression*|aggredi*|aggresso*|pestagg*|pestat*|percoss*|picchiat*|picchi*|rissa|sparatori*|sparato|sparò|avvelen*|incendio doloso|piromane|maltrattament*|killer|delitto|delitti|botte|violenz*|colpi di pistola|coltellat*|massacr*',
    kidnapping: 'sequestro di persona|rapiment*|rapito|rapita|rapitor*|ostaggi*|sequestrato',
    theft:
      'furto|furti|ladr*|rapin*|rapinator*|rubat*|rubav*|rubare|scipp*|borseggi*|svaligia*|taccheggi*|rubò|saccheggi*|bottino',
    smuggling: 'contrabband*|contrabbandier*',
    tax: 'evasione fiscale|evaso|evasori|evasore|frode fiscale|fatture false|fatture per operazioni inesistenti|reati tributari|reati fiscali|paradisi fiscali|paradiso fiscale|evasione dell’iva|frode carosello|dichiarazione infedele',
    extortion: 'estorsion*|estort*|ricatt*|pizzo|riscatto|usura|usurai*|minacc*|usuraio|racket',
    forgery:
      'documenti falsi|falso ideologico|falsificat*|falsificazion*|falso in atto|passaporto falso|falsi documenti|certificati falsi|falsari*|contraffazione di documenti|false attestazioni',
    piracy: 'pirati|pirateria marittima',
    market_abuse: 'insider trading|manipolazione del mercato|aggiotaggio|abuso di informazioni',
    money_laundering:
      'riciclaggi*|riciclat*|autoriciclaggio|denaro sporco|società di comodo|società fantasma|prestanome|fondi illeciti|riciclare',
    sanctions:
      'violazione delle sanzioni|elusione delle sanzioni|aggirare le sanzioni|embargo|congelamento dei beni|beni congelati|lista nera|divieto di ingresso',
    proliferation: 'armi di distruzione|armi chimiche|gas nervino|proliferazione nucleare|novichok',
    cybercrime:
      'hacker|attacco informatico|attacchi informatici|pirata informatico|phishing|ransomware|accesso abusivo|frode informatica|reati informatici|truffe online|malware',
    war_crimes:
      'crimini di guerra|criminale di guerra|genocidio|crimini contro l’umanità|tortur*|pulizia etnica|eccidio',
    regulatory:
      'violazion*|illecit*|irregolarità|abusiv*|illegal*|antitrust|cartello|senza licenza|revoca della licenza|pratica commerciale scorretta|pratiche scorrette|infrazion*|lavoro nero|in nero',
    unnamed:
      'reato|reati|crimin*|criminal*|malvivent*|delinquent*|latitant*|evasione dal|spionaggio|spia|spie|vandal*|danneggiament*|teppist*|malviventi|tradimento|resistenza a pubblico ufficiale|oltraggio|delinquere|guida in stato di ebbrezza|omissione di soccorso|pirata della strada|diffamazion*',
  },
  stages: {
    suspected:
      'indagat*|sospett*|sospettat*|presunt*|indagin*|inchiest*|accusat*|accus*|avviso di garanzia|ricercat*|perquisi*|perquisizion*|segnalat*|denunciat*|denunci*|sotto inchiesta|nel mirino|estradat*|estradizion*|coinvolt*|esposto|caccia al|iscritto nel registro|avrebbe|avrebbero|scandalo|coinvolgiment*|intercettazion*|tangent*|mandant*|filone di inchiesta|latitan*',
    arrested:
      'arrest*|arrestat*|fermat*|in manette|manette|custodia cautelare|domiciliari|in carcere|finito in carcere|finita in carcere|finiti in carcere|bloccat*|ammanettat*|catturat*|cattura|detenut*|dietro le sbarre|in cella|fermo di|ordinanza di custodia|trattenut*|preso dai|presi dai',
    charged:
      'rinviat* a giudizio|rinvio a giudizio|imputat*|a processo|processo|processi|alla sbarra|tribunal*|incriminat*|incriminazion*|udienz*|gip|gup|capi d’accusa|capo d’imputazione|imputazion*|patteggi*|dibattimento|aula di giustizia|richiesta di condanna|direttissima|giudizio immediato|a giudizio',
    convicted:
      'condann*|condannat*|colpevol*|ergastol*|anni di reclusione|mesi di reclusione|anni di carcere|mesi di carcere|anni di prigione|pena di|pena detentiva|reclusion*|patteggiato|confessat*|confessò|reo confesso|pregiudicat*|anni e|sentenza di condanna|sconta*|dichiarato colpevole|in primo grado',
    sanctioned:
      'multa|multat*|sanzion*|sanzionat*|ammenda|ammende|confisc*|sequestrat* beni|beni sequestrati|sospes*|radiat*|interdett*|interdizion*|espuls*|squalific*|licenziat*|licenziamento|revocat*|daspo|congelat*|destituit*|foglio di via|sequestro preventivo|multe',
    acquitted:
      'assolt*|assoluzion*|prosciolt*|proscioglimento|archiviat*|archiviazion*|innocent*|scagionat*|non luogo a procedere|il fatto non sussiste|non aver commesso|graziat*|grazia|annullat*|revisione del processo|scarcerat*|amnist*|prescrizione|prescritto|indulto',
  },
  negations: 'non|mai|nessun|nessuna|senza|né|nega|negato|nego|respinge|respinto|smentisce|smentito|smentit*|infondat*',
  bystanders: {
    prosecutor:
      'procuratore|procuratrice|pm|pubblico ministero|sostituto procuratore|procuratore capo|procuratore aggiunto',
    judge: 'giudice|giudici|presidente del tribunale|magistrato|magistrata|presidente della corte|gip|gup',
    official:
      'ministro|ministra|presidente|premier|sindaco|sindaca|assessore|assessora|senatore|senatrice|deputato|deputata|onorevole|direttore|direttrice|portavoce|questore|prefetto|generale|colonnello|capitano|maresciallo|comandante|commissario|ispettore|ambasciatore|cancelliere|segretario|consigliere|governatore|vescovo|papa|professore|professoressa|prof|esperto|esperta|dirigente|capogruppo|re|regina|primario|vicesindaco|tenente|tenente colonnello|rettore|parroco|don|segretario generale',
    journalist: 'giornalista|cronista|inviato|reporter|corrispondente|redattore|redattrice',
    lawyer: 'avvocato|avvocata|avvocatessa|avvocati|avv|legale|difensore|difensori|legali',
    witness: 'testimone|testimoni|vicino di casa|vicina di casa|teste',
    victim:
      'vittima|vittime|parte lesa|parte offesa|persona offesa|parte civile|ostaggio|defunto|ferito|ferita|malcapitat*',
  },
  harmed:
    'omicidio di|morte di|uccisione di|assassinio di|rapimento di|sequestro di|stupro di|aggressione a|aggressione ai danni|ai danni di|ai danni del|ai danni della|è stato ucciso|è stata uccisa|è stato rapito|è stata rapita|è morto|è morta|è stato aggredito|è stata aggredita|furono uccisi|ha perso la vita|delitto di',
  harming:
    'ucciso|uccise|ucciso il|uccidendo|rapinato|rapinò|rapinando|aggredito|aggredì|aggredendo|truffato|truffò|violentato|violentò|accoltellato|accoltellò|rapito|rapì|minacciato|minacciò|picchiato|picchiò|derubato|derubò|sparato a|ricattato|ferito|ferì|uccidere|assassinato|assassinò',
  accused:
    'imputato|imputata|imputati|indagato|indagata|indagati|sospettato|sospettata|sospettati|arrestato|arrestata|arrestati|latitante|pregiudicato|pregiudicata|truffatore|truffatrice|ladro|ladra|rapinatore|assassino|killer|boss|omicida|spacciatore|pusher|terrorista|narcotrafficante|mafioso|condannato|detenuto|presunto|presunta|evasore|ricercato|faccendiere|camorrista|estorsore|usuraio|stalker|pedofilo|stupratore',
  figurative:
    'serial killer su netflix|romanzo giallo|film giallo|ladri di biciclette|processo di pace|processo di|processo produttivo|boss della musica|killer instinct|bomba d’acqua|bomba di mercato',
  speaking:
    'detto|dice|dichiarato|dichiara|spiega|spiegato|affermato|afferma|commenta|commentato|aggiunge|aggiunto|sottolinea|sottolineato|racconta|raccontato|annunciato|annuncia|ha riferito|riferisce|precisa|replica|conferma|confermato|sostiene',
  unrelated:
    'calcio|partita|campionato|allenatore|gol|giocator*|squadra|serie a|torneo|olimpi*|film|cinema|festival|concerto|album|cantante|mostra|museo|elezion*|voto|candidat*|sondaggi*|terremoto|uragano|meteo|maltempo|alluvion*|scienziat*|ricercator*|studio|pianeta|virus|vaccin*|pandemia|coronavirus|incidente stradale|premio|anniversario|vertice|economia|inflazione|utile|utili|fusione|funerali|tennis|satellite|spazio|turismo|teatro|bilancio',
  stopWords: `il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle e ed o ma se che chi non come quando dove perché quindi dunque anche ancora già poi dopo prima durante secondo contro senza sotto sopra verso questo questa questi queste quello quella quelli quelle suo sua suoi sue loro lui lei noi voi io ieri oggi domani lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre è era sono stato stata intanto invece inoltre infine così tutti tutto due tre quattro nessuno ora adesso proprio sono ci si mentre infatti però oltre circa nella tale ad`,
  givenNames: `alberto alessandra alessandro alessia alessio alfonso alfredo amedeo andrea angela angelo anna annalisa antonella antonello antonino antonio arianna aurelio barbara beatrice benedetto bruno carla carlo carmela carmelo carmine caterina cesare chiara claudia claudio corrado cosimo cristian cristiano cristina damiano daniela daniele dario davide debora domenico donatella donato edoardo elena elenora eleonora elio elisa elisabetta emanuela emanuele emilio enrico enzo ernesto ettore eugenio fabio fabrizio federica federico felice ferdinando filippo flavio franca francesca francesco franco gabriele gaetano giacomo gian giancarlo gianfranco gianluca gianni giorgia giorgio giovanna giovanni giulia giuliano giulio giuseppe giuseppina graziano guido ilaria ivan ivano laura leonardo lorenzo loredana luca luciano lucia luigi luigia manuela mara marcello marco margherita maria mariano marina mario marta martina massimiliano massimo matteo mattia maurizio mauro michela michele mirko monica nadia nicola nicolò ornella pamela paola paolo pasquale patrizia patrizio piero pierluigi pietro raffaele raffaella renato renzo riccardo rita roberta roberto rocco romano rosa rosario salvatore samuele sandro sara saverio sebastiano sergio silvia silvana silvano silvio simona simone sofia stefania stefano susanna teresa tiziana tommaso ugo umberto valentina valentino valeria valerio vincenzo virginia vito vittorio walter`,
  organizationWords: `associazione azienda camera carabinieri comune consiglio cooperativa corte fondazione gazzetta ministero ospedale polizia procura provincia questura regione repubblica sindacato società squadra tribunale unione università finanza guardia prefettura procura gruppo impresa ditta parrocchia circolo scuola istituto clan`,
};
