import type { LanguageTerms } from '../language-terms.js';

/** Polish. Offences after the headings of the Kodeks karny, directive (EU) 2018/1673 in Polish, and police and court reports. */
export const POLISH: LanguageTerms = {
  offences: {
    organised_crime:
      'przestępczoś* zorganizowan*|zorganizowan* grup* przestęp*|grup* przestępcz*|gang|gangu|gangi|gangiem|gangster*|mafi*|kartel*|szajk*|związ* zbrojn*',
    terrorism:
      'terror*|terroryst*|zamach*|zamachow*|bomb*|dżihad*|ekstremis*|samobójcz* atak*|państw* islamsk*|ładun* wybuchow*',
    human_trafficking:
      'handl* ludźmi|handel ludźmi|przemyt ludzi|przemytu ludzi|prac* przymusow*|niewolnictw*|przerzut* migrant*|nielegaln* przekrocz*',
    sexual_exploitation:
      'gwałt*|zgwałc*|gwałci*|molestow*|pedofil*|wykorzystywan* seksualn*|wykorzystał* seksualn*|dziecięc* pornograf*|pornograf* dzieci*|stręczyc*|sutener*|napaś* seksualn*|czyn* lubieżn*|prostytuc*',
    drugs:
      'narkoty*|kokain*|heroin*|amfetamin*|marihuan*|haszysz*|dopalacz*|dil*er*|plantacj* konopi|substancj* psychotrop*|środk* odurzając*|mefedron*',
    arms: 'handl* broni*|handel broni*|nielegaln* broń|nielegaln* posiadani* broni|przemyt* broni',
    stolen_goods: 'paser*|skradzion* mienie|kradzion* towar*',
    corruption:
      'korupc*|skorumpow*|łapów*|łapowk*|przekup*|nadużyc* władzy|przekroczen* uprawnień|niedopełnien* obowiązk*|sprzeniewierz*|defraud*|przywłaszcz*|płatn* protekcj*|nepotyzm*|niegospodarno*|ustawian* przetarg*|korzyś* majątkow*',
    fraud:
      'oszust*|oszukał*|oszuka*|oszukiw*|wyłudz*|piramid* finansow*|metod* na wnuczka|fałszyw* faktur*|afer*|malwersac*|machlojk*|machinac*|szwindel*|naciąg*|działani* na szkodę|wprowadz* w błąd',
    counterfeit_currency:
      'fałszyw* pieniąd*|fałszyw* banknot*|fałszerz* pieniędzy|podrabian* pieniędzy|fałszowan* pieniędzy',
    product_piracy: 'podrób*|podrabian* towar*|piractw*|podrobion*',
    environment:
      'kłusown*|nielegaln* wysypisk*|nielegaln* odpad*|zanieczyszcz*|znęca* się nad zwierzę*|odpad* toksyczn*',
    murder:
      'zabójst*|zabójc*|zabił*|zabici*|zabit*|zamordow*|mord|mordu|morderst*|morderc*|zastrzel*|zadźga*|ugodzi*|pobici*|pobił*|pobit*|napaś*|napad*|strzelanin*|strzelał*|podpal*|otru*|udus*|uszkodzen* ciała|zadał* cios*|rozbój*|przemoc*|nożown*|rzezi|rzeź|egzekuc*|spowodowan* śmierci|atak*',
    kidnapping: 'porwa*|porwani*|uprowadz*|porywacz*|zakładni*|bezprawn* pozbawien* wolności|okup*',
    theft:
      'kradzie*|ukrad*|kradł*|złodziej*|włama*|włamywacz*|rabun*|rabuś|obrabow*|rozbój*|rozboj*|grabież*|okrad*|skradzion*|kradzion*|łup*',
    smuggling: 'przemyt*|przemycał*|przemyc*|kontraband*',
    tax: 'uchylan* się od podat*|oszust* podatkow*|przestęps* skarbow*|karuzel* vat*|wyłudz* vat*|raj* podatkow*|oszust* skarbow*|unikan* podatk*|uszczuplen* podatk*',
    extortion: 'wymuszeń|wymuszan*|wymuszeni*|wymuszał*|szantaż*|haracz*|groźb*|groził*|lichw*|gróźb',
    forgery:
      'fałszow*|sfałszow*|podrabian* dokument*|fałszyw* dokument*|podrobion* dokument*|poświadczen* nieprawdy|fałszyw* paszport*|lewe dokumenty|fałszerst*',
    piracy: 'piraci|piratów|pirat morski',
    market_abuse: 'insider trading|manipulac* kurs*|manipulac* rynk*|informacj* poufn*|ujawnien* informacj*',
    money_laundering:
      'pran* pieniędzy|pranie pieniędzy|praniem pieniędzy|prał* pieniądze|brudn* pieniąd*|słup|słupy|firm* słup*|spół* fasadow*|wyprowadz* pieniędz*|legalizowa* dochod*',
    sanctions:
      'narusz* sankcji|łaman* sankcji|obchodz* sankcji|obejśc* sankcji|embarg*|zamrożen* aktyw*|czarn* list*|list* sankcyjn*|zakaz wjazdu',
    proliferation: 'broń masowego|broni masowego|broń chemiczn*|broni chemicznej|nowiczok*|sarin*|proliferac*',
    cybercrime:
      'haker*|cyberatak*|cyberprzestępc*|phishing*|ransomware|złośliw* oprogramowan*|właman* do system*|kradzież danych|kradzieży danych',
    war_crimes:
      'zbrodni* wojenn*|zbrodniarz* wojenn*|ludobójst*|zbrodni* przeciwko ludzkości|tortur*|czyst* etniczn*|masakr*|zbrodni* komunist*|zbrodni* stalin*',
    regulatory:
      'zmow* cenow*|zmow*|nielegaln*|bezprawn*|bez zezwolen*|bez licencji|narusz* praw*|naruszen*|nieprawidłowoś*|naruszył*|narusza|uokik|wykrocz*|niezgodn* z prawem|cofnięc* licencji',
    unnamed:
      'przestęp*|przestępst*|zbrodni*|kryminal*|kryminaln*|sprawc*|bandy*|bandyt*|szpieg*|szpiego*|zdrad* stanu|wandal*|chuliga*|czyn* zabronion*|dywersj*|sabotaż*|po pijanemu|nietrzeźw*|znieważ*|bluźnierst*|zniesław*|szpiegost*|czyn karalny',
  },
  stages: {
    suspected:
      'podejrzan*|podejrzewa*|podejrzen*|śledztw*|dochodzen*|domniema*|rzekom*|oskarża|oskarżają|oskarżał*|poszukiwan*|list gończy|listem gończym|przesłuch*|przeszuka*|zawiadomien*|nakaz aresztowania|nakaz* aresztow*|ekstradycj*|miał przyjąć|zarzuca*|posądz*|zamieszan*|doniesien*|oskarżyl* o|oskarżono o|zarzucan*|afera|afery|aferze|aferę|skandal*|pozwan*|pozew|pozwu|nielegaln*|zbieg*|ścigan*|otruci*|łapówk*',
    arrested:
      'zatrzyman*|zatrzyma*|aresztow*|areszt|areszcie|aresztu|tymczasow* areszt*|ujęt*|schwyta*|złapa*|w kajdankach|osadzon*|za kratki|za kratami|uwięzi*|uwięzion*|przetrzymywan*|więzion*|pojman*',
    charged:
      'oskarżon*|oskarżen*|akt oskarżenia|aktem oskarżenia|aktu oskarżenia|zarzut|zarzuty|zarzutów|zarzutem|zarzutami|postawion* zarzut*|usłysza* zarzut*|proces|procesu|procesie|przed sądem|stanie przed|stanął przed|stanęł* przed|prokuratur*|sądzon*|rozpraw*|ława oskarżonych|ławie oskarżonych|grozi mu|grozi im|grozi jej|grozi do|trybunał*|postępowani* karn*|sąd|sądu|sądzie|oskarżył*',
    convicted:
      'skazan*|skazał*|skaz|wyrok*|winn*|uznan* za winn*|lat więzieni*|lata więzieni*|więzieni*|pozbawieni* wolności|dożywoci*|dożywotni*|kar* śmierci|przyzna* się do winy|przyznał się|przyznała się|odsiaduj*|w zawieszeniu|prac społecznych|prawomocn*|karę śmierci',
    sanctioned:
      'grzywn*|kar* finansow*|kar* pieniężn*|ukaran*|ukarał*|sankcj*|zawieszon*|zdyskwalifikow*|dyskwalifik*|skonfiskow*|konfiskat*|przepadek|zamrożon*|wydalon*|deportow*|zakaz* wykonywania|mandat*|zwolnion* dyscyplin*|odebran* licencj*|objęt* sankcjami|zdymisjonow*|nałożył* karę',
    acquitted:
      'uniewinni*|niewinn*|umorz*|oczyszcz* z zarzut*|oczyszczon*|ułaskaw*|uchyl* wyrok*|uchylon*|zwolnion* z aresztu|wypuszcz*|wycofa* zarzut*|zrehabilitow*|rehabilitac*|amnesti*|wycofan* zarzut*',
  },
  negations: 'nie|nigdy|bez|ani|żaden|żadne|żadnych|zaprzecz*|odrzuc*|dementuj*|bezpodstawn*|nieprawd*',
  bystanders: {
    prosecutor:
      'prokurator|prokuratora|prokuratorem|prokurator generalny|oskarżyciel|rzecznik prokuratury|prokuratorka|prokuratorowi',
    judge: 'sędzia|sędzi|sędziego|sędzią|sędziowie|przewodniczący składu|prezes sądu|sędzina',
    official:
      'prezydent|prezydenta|prezydentem|premier|premiera|minister|ministra|prezes|prezesa|dyrektor|dyrektora|rzecznik|rzecznika|rzeczniczka|burmistrz|burmistrza|wójt|starosta|poseł|posła|posłanka|senator|senatora|generał|generała|pułkownik|komendant|komisarz|komisarza|inspektor|ambasador|ambasadora|kanclerz|kanclerza|sekretarz|sekretarz generalny|król|królowa|papież|papieża|biskup|biskupa|arcybiskup|profesor|prof|ekspert|ekspertka|wojewoda|marszałek|szef|szefa|szefowa|przewodniczący|przewodnicząca|przewodniczącego|wiceminister|wicepremier|lider|dr|podinspektor|aspirant|nadkomisarz|podkomisarz|radny|radna|eurodeputowany|europoseł',
    journalist:
      'dziennikarz|dziennikarka|dziennikarza|reporter|reporterka|korespondent|redaktor|publicysta|publicystka',
    lawyer: 'adwokat|adwokata|adwokatka|mecenas|obrońca|obrońcy|pełnomocnik|radca prawny|prawnik|prawniczka|adwokatem',
    witness: 'świadek|świadka|świadkowie|sąsiad|sąsiadka|świadkiem',
    victim:
      'ofiara|ofiary|ofiarą|pokrzywdzon*|poszkodowan*|zmarły|zmarła|zakładnik|zakładnika|oskarżyciel posiłkowy|zabity|zabita|zamordowany|zamordowana',
  },
  harmed:
    'zabójstwo|zabójstwa|zabójstwie|śmierć|śmierci|porwanie|porwania|porwaniu|zamach na|zamachu na|napad na|atak na|ataku na|został zabity|została zabita|został zamordowany|została zamordowana|została zgwałcona|zginął|zginęła|zginęli|zmarł|zmarła|zwłoki|ciało|zamordowanego|zamordowanej|morderstwo|morderstwa|pobicie|pobicia',
  harming:
    'zabił|zabiła|zabili|zamordował|zamordowała|zamordowali|porwał|porwali|napadł|napadli|zgwałcił|zgwałcili|pobił|pobili|okradł|okradli|oszukał|oszukała|oszukali|postrzelił|zastrzelił|ugodził|groził|otruł|szantażował|zaatakował|zaatakowali',
  accused:
    'podejrzany|podejrzana|podejrzanego|podejrzanych|oskarżony|oskarżona|oskarżonego|oskarżonej|oskarżonych|skazany|skazana|skazanego|skazanych|zatrzymany|zatrzymana|zatrzymanego|aresztowany|aresztowana|przestępca|przestępcy|gangster|gangstera|morderca|mordercy|mordercę|zabójca|zabójcy|zabójcę|terrorysta|terrorysty|terrorystę|oszust|oszusta|złodziej|poszukiwany|bandyta|szpieg|szpiega|zamachowiec|zamachowca|narkotykowy baron|pedofil|gwałciciel|nożownik|zbrodniarz|watażka',
  figurative:
    'proces pokojowy|procesu pokojowego|proces produkcji|w procesie|proces integracji|proces decyzyjn*|bomba zegarowa|kryminał skandynawski|sąd ostateczny|powieść kryminaln*',
  speaking:
    'powiedział|powiedziała|mówi|oświadczył|oświadczyła|poinformował|poinformowała|stwierdził|stwierdziła|podkreślił|podkreśliła|dodał|dodała|zapowiedział|przekazał|przekazała|wyjaśnił|wyjaśniła|zaznaczył|ocenił|oceniła|skomentował|tłumaczył|twierdzi',
  unrelated:
    'piłk*|mecz*|lig*|trener*|gol|gole|zawodni*|mistrzost*|turniej*|olimpi*|film*|kino|festiwal*|koncert*|album*|piosenkar*|muzeum|wystaw*|wybor*|głosowan*|kandydat*|sondaż*|trzęsieni*|huragan*|pogod*|burz*|powódź|powodzi|naukow*|badacz*|planet*|wirus*|szczepion*|pandemi*|koronawirus*|wypad* drogow*|nagrod*|rocznic*|szczyt*|gospodark*|inflacj*|zysk*|fuzj*|pogrzeb*|tenis*|satelit*|kosmo*|turyst*|gazociąg*|gaz|brexit*|negocjacj*|umow* handlow*|samolot*|linie lotnicze|lotnisk*',
  stopWords: `w we z ze na do od po za o u i a oraz ale lub albo ani że żeby aby gdy kiedy gdzie jak jaki jaka jakie który która które co kto czy nie tak już jeszcze tylko także też również więc jednak przez przy pod nad między przed dla bez według podczas ten ta to ci te tego tej tym tych on ona ono oni one jego jej ich my wy ja mnie nam nas wam swój swoje swoich jest był była było byli są będzie może można został została zostali wczoraj dziś dzisiaj jutro poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia ponadto natomiast jeśli jeżeli ponieważ wcześniej później teraz potem zdaniem wobec mimo chociaż dwa trzy pierwszy drugi wszyscy każdy nikt pan pani`,
  givenNames: `adam adrian agata agnieszka aleksander aleksandra alicja andrzej anna antoni arkadiusz artur barbara bartłomiej bartosz beata bogdan bogusław bożena cezary czesław damian daniel danuta dariusz dawid dominik dominika dorota edward elżbieta emil ewa ewelina filip franciszek gabriela grażyna grzegorz halina hanna helena henryk hubert iga ignacy iwona izabela jacek jadwiga jakub jan janina janusz jarosław jerzy joanna jolanta józef julia juliusz justyna kamil karol karolina katarzyna kazimierz kinga konrad krystian krystyna krzysztof lech leszek łukasz maciej magdalena małgorzata marcin marek maria marian mariola mariusz marta martyna mateusz michał mieczysław mikołaj mirosław monika natalia olga oskar patrycja patryk paulina paweł piotr przemysław radosław rafał renata robert roman ryszard sebastian sławomir stanisław stefan sylwia szymon tadeusz teresa tomasz urszula wacław waldemar weronika wiesław wiesława wiktor wioletta witold władysław włodzimierz wojciech zbigniew zdzisław zofia zygmunt asia adama andrzeja dariusza donalda grzegorza jacka jana jarosława jerzego józefa krzysztofa łukasza macieja marcina marka michała pawła piotra rafała roberta ryszarda stanisława tomasza wojciecha zbigniewa annę annie ewy marii`,
  organizationWords: `agencja bank biuro centrum fundacja gazeta instytut komenda komisja komitet ministerstwo prokuratura policja partia rada rząd sąd sądu sejm senat spółka stowarzyszenie szpital trybunał unia uniwersytet urząd wydział zakład związek izba inspekcja straż prokuratury ministerstwa komisji parlament grupa towarzystwo`,
};
