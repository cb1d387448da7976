import type { LanguageTerms } from '../language-terms.js';

/** Dutch. Offences after the headings of the Wetboek van Strafrecht, directive (EU) 2018/1673 in Dutch, and police and court reports. */
export const DUTCH: LanguageTerms = {
  offences: {
    organised_crime:
      'georganiseerde misdaad|georganiseerde criminaliteit|maffia*|criminele organisatie*|bende*|drugskartel*|misdaadbende*|misdaadsyndicaat|onderwereld|criminele vereniging|motorbende*',
    terrorism:
      'terror*|terreur*|*aanslag|*aanslagen|zelfmoordaansla*|jihadis*|bomaansla*|autobom*|eta|extremis*|bom|bommen',
    human_trafficking: 'mensenhandel*|mensensmokkel*|dwangarbeid|slavernij|mensensmokkelaar*|uitbuiting',
    sexual_exploitation:
      'verkracht*|aanrand*|seksueel misbruik*|misbruik*|misbruikt*|kinderporno*|pedofiel*|pedofil*|ontucht*|zeden*|zedendelict*|seksuele intimidatie|gedwongen prostitutie|ongewenste intimiteiten|grensoverschrijdend',
    drugs:
      'drugs*|drugshandel*|drugsdealer*|drugssmokkel*|cocaïne*|heroïne*|hennep*|wiet*|xtc*|cannabis*|harddrugs|verdovende middelen|dealer|dealers|amfetamine*|hasj*',
    arms: 'wapenhandel*|wapensmokkel*|illegaal wapenbezit|wapenbezit|wapenhandelaar*|illegale wapens',
    stolen_goods: 'heling|heler|helers|gestolen goederen|roofkunst',
    corruption:
      'corrupt*|corruptie*|omkop*|omgekocht*|omkoping*|smeergeld*|steekpenning*|verduister*|belangenverstrengel*|ambtsmisbruik|machtsmisbruik|zwart geld|vriendjespolitiek|zelfverrijking',
    fraud:
      '*fraude|fraude*|fraudeur*|oplicht*|opgelicht*|bedrog|bedrieg*|bedrogen|piramidespel*|valsheid*|misleid*|zwendel*|faillissementsfraude|boekhoudfraude|babbeltruc*|bedriegl*',
    counterfeit_currency: 'vals geld|valsmunter*|valse biljetten|valse bankbiljetten',
    product_piracy: 'namaak*|namaakproduct*|merkvervals*|piraterij van|vervalste producten|plagiaat',
    environment:
      'stroper*|stroperij|milieudelict*|milieucrimi*|illegaal afval|gifafval|illegale dump*|dierenmishandel*|drugsafval|sjoemelsoftware|vervuil*',
    murder:
      '*moord|moord*|vermoord*|doodslag*|doodgeschoten|doodgestoken|doodsla*|neergeschoten|neergestoken|mishandel*|steekpartij*|schietpartij*|steekincident*|liquidatie*|geliquideerd|gewelddad*|geweldpleg*|brandsticht*|vergiftig*|wurg*|gewurgd|aanval|aangevallen|mesaanval|doodde|doden|gedood|slachtpartij|schutter|vechtpartij|geweld',
    kidnapping: 'ontvoer*|gijzel*|gijzeling*|gijzelnem*|gegijzeld*|wederrechtelijke vrijheidsberoving|kidnap*',
    theft:
      '*diefstal|diefstal*|dief|dieven|inbraak*|inbraken|inbreker*|ingebroken|beroof*|beroofd*|beroving*|overval*|overvaller*|roof|roofoverval*|gestolen|stal|stelen|plunder*|straatroof|buit|zakkenroller*|ramkraak*',
    smuggling: 'smokkel*|gesmokkeld*',
    tax: 'belastingontdui*|belastingfraude*|btw-fraude|zwartwerk*|belastingparadij*|fiscale fraude|btw-carrousel*|belastingontwijk*',
    extortion: 'afpers*|afgeperst*|chanta*|chantage*|losgeld*|bedreig*|bedreigd*|protectiegeld|dreigbrie*',
    forgery:
      'vervals*|vervalst*|valse papieren|valse paspoort*|valse documenten|valsheid in geschrifte|identiteitsfraude|valse diploma*',
    piracy: 'piraten|zeerover*|piraterij',
    market_abuse: 'voorkennis|handel met voorkennis|marktmanipulatie|koersmanipulatie|beursfraude',
    money_laundering:
      'witwas*|witgewassen|zwart geld|brievenbusfirma*|katvanger*|stroman|stromannen|schijnvennootschap*|crimineel geld',
    sanctions:
      'sanctieschend*|sancties overtred*|sancties ontdo*|embargo*|bevroren tegoeden|tegoeden bevr*|zwarte lijst|sanctielijst|sanctiewet|inreisverbod',
    proliferation: 'massavernietigingswapen*|chemische wapens|gifgas*|zenuwgas|nucleaire proliferatie|mosterdgas',
    cybercrime:
      'hacker*|hackaanval*|cyberaanval*|cybercrim*|computervredebreuk|ransomware|phishing*|gehackt*|gijzelsoftware|datadiefstal',
    war_crimes:
      'oorlogsmisda*|genocide*|volkerenmoord|misdaden tegen de menselijkheid|misdaden tegen de mensheid|folter*|gefolterd|martel*|gemarteld*|etnische zuivering*|bloedbad|massamoord*',
    regulatory:
      'kartelafspra*|prijsafspra*|overtred*|overtreding*|illegaal|illegale|onwettig*|zonder vergunning|vergunning ingetrokken|onrechtmatig*|in strijd met de wet|witte boord*|misstand*|doping*',
    unnamed:
      'misdrijf|misdrijven|misdaad*|misdadig*|misdaden|crimineel|criminele|criminelen|criminaliteit|dader|daders|strafbaar*|spionage|spion|spionnen|hoogverraad|landverraad|vandal*|vernieling*|voortvluchtig*|delict*|zedenzaak|vluchtmisdrijf|dronken achter het stuur|schandaal|smaad|laster',
  },
  stages: {
    suspected:
      'verdacht*|verdenking*|verdachte*|vermoedelijk*|zou hebben|zouden hebben|onderzoek naar|gerechtelijk onderzoek|opsporing*|huiszoeking*|beschuldig*|beschuldigd*|ondervraagd|verhoord|verhoor|aantijging*|aanhoudingsbevel*|gezocht|gezochte|uitgeleverd|uitlevering*|invallen|inval|aangifte*|klacht|klachten|betrokken bij|in opspraak|aangeklaagd door|schandaal*|*schandaal|brein achter|voortvluchtig*|verwikkeld|betrokkenheid|ex-dictator|affaire',
    arrested:
      'aangehouden|aanhoud*|arrestatie*|gearresteerd*|arresteer*|opgepakt*|in hechtenis|voorarrest|vastgezet|in de cel|opgesloten|gevangengenomen|vastgehouden|voorlopige hechtenis|aanhoudingsmandaat|ingerekend|gevat|hechtenis*',
    charged:
      'aangeklaagd*|aanklacht*|vervolgd*|vervolging*|terechtstaan|terechtstaat|terecht staan|staat terecht|voor de rechter|strafzaak|proces|rechtszaak|rechtbank|dagvaard*|gedagvaard*|in staat van beschuldiging|beklaagde*|tenlaste*|ten laste|correctionele rechtbank|assisen*|hof van assisen|eis|eiste|geëist|berecht*|strafproces|vonnis|voorgeleid*|tuchtzaak',
    convicted:
      'veroordeel*|veroordeeld*|schuldig*|jaar cel|jaar celstraf|celstraf*|gevangenisstraf*|jaar gevangenis*|maanden cel|levenslang*|werkstraf*|bekend|bekende|bekentenis*|veroordeling*|tbs|straf opgelegd|gevangenis|taakstraf*|doodstraf|voorwaardelijk*|jaar effectief|bekentenissen|geëxecuteerd|executie*|gevangene|gevangenen|vrijlating',
    sanctioned:
      'boete*|beboet*|geldboete*|sanctie*|geschorst*|schorsing*|in beslag genomen|beslag gelegd|ontslagen|bevroren|ontnomen|beroepsverbod|uitgezet|verbod|dwangsom*|gesanctioneerd|ontzet uit|tuchtstraf|royeerd*|geroyeerd|uitgesloten|stadionverbod',
    acquitted:
      'vrijgesproken*|vrijspraak*|onschuldig*|geseponeerd*|sepot|vrijgelaten*|niet schuldig|buiten vervolging|ontslag van rechtsvervolging|vernietigd|gerehabiliteerd*|gratie*|begenadigd*|aanklacht ingetrokken|aanklachten ingetrokken|vrijgepleit|ten onrechte',
  },
  negations: 'niet|geen|nooit|zonder|noch|ontken*|ontkent|ontkende|ontkend|weerleg*|ongegrond*|spreekt tegen',
  bystanders: {
    prosecutor:
      'officier van justitie|openbaar aanklager|aanklager|procureur|procureur-generaal|substituut-procureur|advocaat-generaal|procureur des konings',
    judge:
      'rechter|rechters|voorzitter van de rechtbank|onderzoeksrechter|raadsheer|rechter-commissaris|kamervoorzitter|vrederechter|politierechter',
    official:
      'minister|premier|minister-president|president|staatssecretaris|burgemeester|wethouder|schepen|kamerlid|senator|directeur|woordvoerder|woordvoerster|commissaris|hoofdcommissaris|korpschef|generaal|kolonel|ambassadeur|kanselier|secretaris|secretaris-generaal|koning|koningin|paus|bisschop|gouverneur|voorzitter|professor|hoogleraar|expert|fractieleider|partijleider|eurocommissaris|inspecteur|minister van justitie|volksvertegenwoordiger|partijvoorzitter|gedeputeerde|deskundige|bestuurder|prins|prinses',
    journalist: 'journalist|journaliste|verslaggever|verslaggeefster|correspondent|redacteur|columnist',
    lawyer: 'advocaat|advocate|advocaten|raadsman|raadsvrouw|raadslieden|strafpleiter|jurist',
    witness: 'getuige|getuigen|ooggetuige|buurman|buurvrouw|kroongetuige|buurtbewoner|omstander',
    victim:
      'slachtoffer|slachtoffers|benadeelde|nabestaande|nabestaanden|gijzelaar|gegijzelde|overledene|burgerlijke partij',
  },
  harmed:
    'moord op|dood van|ontvoering van|gijzeling van|aanslag op|aanval op|overval op|mishandeling van|verkrachting van|werd vermoord|werd ontvoerd|werd gedood|werd doodgeschoten|kwam om|kwam om het leven|overleden|overleed|stierf|lichaam van|vermoorde|ontvoerde',
  harming:
    'vermoordde|vermoord|vermoorden|doodde|doodgeschoten|doodgestoken|doodschoot|ontvoerde|ontvoerd|beroofde|beroofd|verkrachtte|verkracht|mishandelde|mishandeld|oplichtte|opgelicht|bedreigde|bedreigd|overviel|overvallen|neerstak|neerschoot|neergestoken|neergeschoten|afperste|misbruikte|misbruikt|gijzelde',
  accused:
    'verdachte|verdachten|beklaagde|beklaagden|beschuldigde|beschuldigden|dader|hoofdverdachte|medeverdachte|medeverdachten|veroordeelde|crimineel|drugsbaron|drugsdealer|drugshandelaar|maffiabaas|terrorist|moordenaar|seriemoordenaar|oplichter|fraudeur|overvaller|dief|bankrover|oorlogsmisdadiger|voortvluchtige|gedetineerde|topcrimineel|bendeleider|wapenhandelaar|aanvaller|kindermoordenaar|verkrachter|gearresteerde',
  figurative:
    'moordend tempo|tijdbom|vredesproces|in het proces|bommelding loos|diefstal van tijd|misdaadroman*|misdaadfilm*|detective*|gouden dief|bekend als|bekende nederland*|bekende zanger|bekend om|bekende schrijver',
  speaking:
    'zegt|zei|zeggen|verklaarde|verklaart|meldde|meldt|aldus|volgens|liet weten|stelt|stelde|benadrukte|bevestigde|bevestigt|vertelt|vertelde|reageert|reageerde',
  unrelated:
    'voetbal*|wedstrijd*|competitie|trainer|doelpunt*|speler*|ploeg|kampioen*|olympi*|film*|bioscoop|festival*|concert*|album|zanger*|museum|tentoonstelling*|verkiezing*|stemmen|kandida*|peiling*|aardbeving*|orkaan|weer|storm|overstroming*|wetenschap*|onderzoekers|planeet|virus|vaccin*|pandemie|corona*|verkeersongeval*|prijs|jubileum|top|economie|inflatie|winst|omzet|fusie|overname|begrafenis|tennis*|satelliet|ruimtevaart|toerisme|wielren*|beurs',
  stopWords: `de het een der den des van voor met door bij op in uit aan naar over onder tegen tot om te en of maar want dus als dan toen wanneer waar wie wat welke die dat deze dit er hier daar hij zij ze wij we ik jij je u jullie hun haar zijn ons onze mijn zich niet geen ook nog al alleen slechts zo toch wel meer minder veel weinig na sinds tijdens volgens binnen buiten tussen zonder ondanks omdat zodat hoewel terwijl gisteren vandaag morgen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december eerder later vorig vorige volgende eerste tweede is was waren wordt werd werden heeft had hebben kan kunnen zal zou beide alle elk ieder iedereen niemand nu daarna daarom bovendien echter inmiddels een`,
  givenNames: `aart adriaan albert alexander andre andreas anja anke annelies annemarie anouk anton arend arie arjan arjen arnold bart bas bastiaan ben bert bob bram carla carolien chantal christiaan coen cor cornelis daan danielle david diederik dirk dries eddy edwin egbert elisabeth ellen elly els emma eric erik esther evert ewout femke filip floris frank frans freek frits geert geertje gerard gerda gerrit gert gijs guido guy hans harm harry hein helena hendrik henk herman hilde hugo huub ilse inge ingrid ivo jaap jacob jacques jan janneke jasper jean jeroen joep johan johanna johannes john joost jordy joris jos josef jozef judith jurgen kaat karel karin kees klaas koen koenraad kris kristof laura laurens leen lennart leo lien lies lieve linda lisa loes lotte louis luc lucas ludo maarten maaike marc marcel margriet maria marieke marijke marin marjan mark marleen martijn martin mathieu matthijs maurits michael michiel mieke monique nathalie nico niels nina olivier patrick paul peter petra philippe piet pieter pim raf ralph rene remco rik rob robbert robert roel roelof roger ronald ruben rudi rudy ruud sander sandra sanne saskia sebastiaan siebe sofie stef stefaan stefan steven stijn susan sven sylvia teun theo thijs thomas tijn tim tom toon ton tristan truus twan vera vincent walter wendy werner wesley wilfried wilhelmina willem wim wouter yves yvonne`,
  organizationWords: `bestuur bureau gemeente gerechtshof hogeschool inspectie kamer ministerie maatschappij openbaar parket politie provincie raad rechtbank regering rijksoverheid stichting tweede universiteit vereniging vakbond ziekenhuis omroep ploeg centrale dienst unie groep bedrijf`,
};
