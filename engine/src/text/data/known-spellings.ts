/**
 * Names that other scripts write by the sound of another language (`Джон`: John), where no spelling of their letters comes near: each with
 * one to three Latin spellings. Chosen by `bench/fit-spellings.ts` from names that Wikidata gives in several scripts (CC0), as the Python
 * package rigour 1.3.5 (MIT) and Merhav and Ash 2018 (CC0) have them: those that occur among listed, invented and elected persons.
 */
export const KNOWN_SPELLINGS: Readonly<Record<string, string>> = {
  cyrillic: `
аббос abbas abas|абд abid|абдалах abdullah abdallah abdulla|абдо abduh|абдулах abdullah abdallah abdulla|абдулло abdallah abdullah abdulla
абдуллоҳ abdallah abdulla abdollah|абен ben|абер aubert|абигел abigail|абрамий abraham|абу yahya abi|авен ben|авељ abel|авигея abigail
авраамий abraham|авраменко auramenka|аврамий abraham|аврора zora|авярянаў averyanov|ага agnes|агафья agathe|агна agnes|агнесса agnes
агнета agnes|агнєшка agnieszka|агури oto|агустин gustavo|агњешка agnieszka|адамантиос diamantis|адель adele delia|адзельо azeglio|адина adi
аднанит adnan|адрыяна adriano|адэль adele delia|азиз azize|азиза azize|азъров azarov|аиде haydee|аим haim|айви ivey|айзек isaac isaak
айзиа isaiah|айлиш elisabeth|айовин iovine|айра iro|айрен iran|айрин irene|айс ice|айшем isham|айяш ayache|акоэн hacohen|аксам aktham
алви alavi alawi|алвіс alves|алвіш alves|алевиз aloisio|алег oleg|алекса́ндрос alexandru|александар alexandre|александр yushchenko
александра alejandra alexa alejandrina|александрович andrii|алексаша alexandra aleksandra|алексеевич soloviev|алексей alexios
алексија alessia|ален alain|алена jelena|алесандра alessandro|алесь alexandr|алехандра alejandro alexandro sandra|алехандро alexandro
али cherif|алис alice|алиса alice|ало ala alaa|алузиу aluisio|алфавитный alphabet|алфонсо afonso|алън alan|аль ziyad murtada|альбер albert
альбэн albin|альвара alvaro|альфонса alfonso|альшэўскі olszewski|аля alina|аляксандар aleksander|аляксандра sandra alejandra alexa
аляксеенка alekseenko|алёна alenka|алёнка alena|алівія olivia|аліеў aliev|аліса alice|аліўе olivier|аманат amana|амвросий ambrose
амвросій ambrose|амели amelie|аметов amet|амин amine|амр amer amre|ан ahn|ана anka|ананчанка ananchenko|анастасия stacy|анастасија stacy
анастасія stacy|анастейша stacy|анвар enver|андела angela angel angelique|андеш anders|анджей andrzej andreas|анджеј andrzej|анджэй andrzej
андреа andreas|андрух andriy andrii|андрій ander|андрійко andriy andrii|анечка anna ana anne|анжела anzhelika|анжелик angelique
анжелика angelique angela angel|анжелік angelique|анибал ani|анибаль ani|анна anka|анри henry henri|анриетта henriette|анта anto
антигон antigonos|антоан antoine|антонида antonina|антоніа antonio|антоха anton|антуа́н antoine|ань anh|анюта anna ana anne
анюша anna ana anne|анђа angelina|анђел angelina|анђелика angelina|анџело angelo|аоки yu|ап ab|аполлинер apollinaire|аполлон apollo apolo
аполінар apollinaire|аппак afaq|аптон upton|арагон aragao|арати arti|араті arti|арген agren|ари eri|ариан ariane|аристарх aristarchos
аристотель aristotelis|ариф aref|аријен ariane|аркад arkadiusz|аркадзь arkadiusz|аркадий arkadiusz|арлоў orlov|арминий armin
арно arnaud sean pou|арнольда arnoldo|аро haro|арранс arranz|арсен arseni|арсений arsen|арт arte|артурка arthur artur|арун aron|аръе ari
арыстан arslan|арье ari|арӯн aron|ас salih es|асари athari|асман osman|аспе aspect|асунсан assuncao|асъад esad|атанасиос thanos|аун aung
аурора zora|афанасій athanasios|ахмад achmet|ахмат ahmet|ахмед achmet|ацуси tigers|ач acs|ачылова rahat|ашуг ashiq|ајзек isaac|аўрора zora
аўрэліа aurelio|аґна agnes|аґнєшка agnieszka|ба bah|бага kul|бадольо badoglio|базилевс vasileios vasilis vassilios|базилис vasilis|бай bae
байи bailly|бакер bagher|бакки bakke|балаж blas|балинт valentin|балтазис baltatzis|бальдассаре balthasar|бальони baglioni|бан pan|бао pao
бар bahr|барак barakat|барб barbe|бард badr|барнс burns|барр barre|барре barret|барталамеа bartolomeo|барталамей bartek|бартламей bartek
бартломей bartek|бартова barta|барыс boris|басилевс vasileios vasilis vassilios|басиль basel|батталья battaglia|бать bach|бахтияр ikhtiyar
бачар bashar|баэс baez|бај pak|бе beh|беатрис beatrix|беатриса beatrix|бегу begue|бейнер boehner|бейтс bates|бек beek|бекър becker
белавусаў belousov|белица bjelica|беллатриса bellatrix|бенар besnard|бенедэта benedetto|бенкс banks|беноа benoit|бент benedikt|бентън benton
бенуа benoit|бенхамин ben benjamin|бенџамин benjamin|бенҳамин ben benjamin|бер beer bahr|берд bird baird|бери barry|берк burke
бернарда bernardo|бернз burns|бернс burns|бертран bertrand|берх bergh|бессі bassey|бехарано bejarano|бејкер baker|биго bigot|бид bede
битти beatty beattie|бич beach|благое blagoje|блан blanc|блант blunt|бласкес blazquez|блейк blake|блер blair|блејк blake|блејн blaine
блю blue|бо beau po|бобана boban|боби boris|бобо boban|бодуэн baldwin|бойко boyka fedorovych|болдижар balthasar|бом bum|бонк bak
бонне bonneau|бону banu|бордез borders|боре boris|боржа escriva|борко boris|борха borgia|борька boris|бос bose|боје boyer|бразерс brothers
брайен bryan|брайн brian|брайс bryce|брале braley|бранимир branko|брано branko|братья brothers|браун browne|браян brian bryan|браєн bryan
брајан bryan brian|брајс bryce|бре bray|бред brad|бреді brady|брејди brady|бриан briand|бриер briere|бриз breeze|брия brianna
бриҷит brigitte|бриҷитт brigitte|брук brooke|бруна bruno|бруно bruneau|брур bror|брус bruce|бруэр brewer|брыян briand|брюно bruneau|бу bo
буайе boyer|буар collection|буає boyer|буає́ boyer|буве bouvet|буланжэ boulanger|буле boulay|буммэи bunmei|бун boone|бур boer
буржуа bourgeois|бурк burke|буске bousquet|буше boucher|бьона baena|бьюкенен buchanan|бьёрн bjarne bjorn|бёрк burke|бєрн bjorn|бівен bevan
бін bean|біті beatty|бјађо biagio|бјерк bjork|бјукенан buchanan|бәдір badr|ва wah|вадик vadim|вадим vadzim|вайт white|вайтгед whitehead
вайян vaillant|валадымыр volodymyr|валент valentin|валентајн valentine|валерик valery valeri valeriy|валерия vali|валерија vali
валерко valery valeri valeriy|валерчик valery valeri valeriy|валечка valentina|валик valentin|валь wael|валько valentin|валянцін valente
ван wang|вандернот noot|ванечка ivan|ванико ivane|вано ivane|варечка varvara|варфоломей bartek|варя varvara
василевс vasileios vasilis vassilios|василько vasil vasyl|василькович polotsk|васкес vazquez|васько vasil vasyl|васільеў vasiliev vasilyev
ваха vakhit|вахби wehbe|вахид vakhit|ваш vaz|вашку vasco|ваєтт wyatt|вајт white|вања vanya|вейд wade|вейл vale|векослав vjekoslav
вела vesela|веласкес velazquez|велентайн valentine|вели veikko|велько veljko|венсан vincent|венчур venture|вер van verus|верле veerle
вероник veronique veronika|вероника veronique|верочка vera|веса veselin|веска veselin|весо veselin|вестергор vestergaard|вејн wayne
вибке wiebke|виви paraskevi|видое vidoje|викентий vincent|викентије vincent|виктория vittoria|викуся victoria viktoria viktoriya|вил wiel
вилли willie|вини feeney|винь vinh|вирџинија virginia|вита victoria viktoria viktoriya|вито vit|витька victor viktor|витёк victor viktor
вихиль vigil|вишай vichai|владик vladislav|влодзьо volodymyr|влодзюньо volodymyr|воан vaughan vaughn|вовка vladimir wladimir
вовчик vladimir wladimir|воин warrior|воислав vojislav|воислава vojislav|вокер walker|волад vladimir wladimir|волас wallace|воллес wallace
володик volodymyr|володислав vladislav|володька vladimir wladimir|волф wolfe|вольга olga|вольф wolfe|вон vaughan vaughn one|ворд ward
ворен warren|воробей varabei sparrow|ворст voorst|восил vasil|восіпавіч iosifovich|воттс watts|вохид vahid|воіслаў vojislav|воја vojislav
војиславка vojislav|војица vojislav|војо vojislav|воҳид vahid|вуич vujic|вула paraskevi|вулф wolfe wolf|вульф wolfe wulff|вълков valkov
вэньцин wenqing|вэстмолэнд westmoreland|вяянянен vaananen|вінчэнца vincenzo|віра vera|віталик vitaliy|віталік vitaly|віторыа vittorio
вітфілд whitfield|вітько victor viktor|габи gabrielle|гавиан gavia|гаврила gabriel gavriil|гаврило gabriel|гавриїл gavriil|гаек hajek
гай guy qi|гайд hyde|гайке heike|гайкова hajkova|гайнц heinz|гайнце heintze|гайяр gaillard|галинка galina halina halyna
галиночка galina halina halyna|галка galina halina halyna|гальярди gagliardi|галюся galina halina halyna|галюша galina halyna|ган hahn gang
ганн gunn|ганна chana anka|ганнибалова hannibal|ганнон hanno|ганнуся anna hanna|гансала gonzalo|гант hunt|гань kan|гаралл harald
гарви harvey|гарві harvey|гард garde guard|гардзееў gordeyev|гарик gary harry garry|гаутама gautam|гаўрыла gabriel gavriil|гаўрыіл gabriel
гаџијев gadzhiyev|гверра guerra|гвидо guido|гвуаланди gualandi|гвіда guido|гвідо guido|гвічардзіні guicciardini|гевин gavin|гевін gavin
гедвига hedvig|гезер heather|гейб gabe|гейдрих heidrich heydrich|гейли haley|гейлі haley hailey hayley|гейнс haynes|гейт gate|геля anzhelika
генадзій gennady gennadiy gennadii|генк hank|геннадий henadz|геннадій henadz|геновева genevieve|генрих hendrik|генрӣ henry henri
георгий zora|георгина georgia|гера era|герасим gerasimos|гергий georgi georgy|герд gerda|герет garrett|гери gary|герри harry harri
геррӣ harry harri|гертруда gertrud|герцаль herzl|герцель herzl|гершкович hershkowitz|геры harry harri|гері gary|гест geest|геста gosta
гетц goetz|гжегож grzegorz|гжэгаж grzegorz|гзавије xavier xavi|гийе guillet|гийо guillot|гийом guillaume|гил gila|гилаон gilon|гиль gila
гильбер guilbert|гильерми guilherme|гимарайнс guimaraes|гимарайнш guimaraes|гијом guillaume|гиљерми guilherme|гиљермо guillermo|глебка gleb
глоувър glover|го guo|гобинд singh|гов howe|гога georgi georgy georgiy|годеридзе goderdzi|гокінс hawkins|голландец dutch|голмс holmes
гон gun|гора goran|горе goran|горица goran|гортензия hortense|горјанка goran|готье gautier|гоулі hawley|граймс grimes|гранха granja
грегор gregoire|грегориос grigoris|грейвз graves|грейвс graves|грейм graeme graham|грейс grace|грем graham|грета grete|грејс grace
гриди garidi|грин greene|гриня gregory grigory|гро gros|гров grove|грозные yaroslavl|гроте groote|гроув grove|гру gro|груич grujic
грыгореў grigoryev grigoriev|грын greene|грэйвс graves|грэм graeme graham|гуан guang|гугон hugo|гуд goode|гудвин burmese|гудвін burmese
гудуин burmese|гулия gulnara|гульельмо guglielmo|гульнар gulnara|гумбат imran|гунхильд gunilla|гунхильда gunhild gunilla|гурка gorka
гус goes|гусман guzman archivaldo|густав gustaf|густаў gustaf|гуткнехтом gutknecht|гхош ghose|гэрри harry harri|гэррӣ harry harri|гю hugh
гюз hughes|гюи guit|гюйо guyot|гюкстра hoekstra|гюла gulnara|гюлія hulya|гюрги georgi georgy georgiy|гюэ huet|гён kyong|гі qi|гіалиев aliev
гіза heather|гійом guillaume|гікас gkikas|гільермі guilherme|гіём guillaume|гӏисаев isaev|давидик david dave|давыд davids|даг doug
дайан diane|дайен dion|дайманд diamond|дайн dine|дайян dianne|далибора dalibor|далиборка dalibor|далиборко dalibor|даль dael
дамаска damascus|даменіка domenico|дамиан damiao|дамінік dominique|даниил danila|данил danila|данила daniil daniel danil|данило danila
данн dunn|данька daniel danil danila|данько danilo|даня daniil danila|данік daniel danil danila|даніл danila|даніла danilo daniel danil
даратэя dorothea|дарина darya daria|дарлин darlene|дарьяна darya daria|дауэрти dougherty|дафна daphne|дафни dafne daphne|даша dalibor
даын tain|даян diane|даєн diane|дајана dianne|дајен diane|даґ doug|двајт dwight|де cha|девис davis|дево devaux|девід david dave
девіс davis davies|дезри desiree|дейв dave david|дейвид dave|дейвис davies|дейвід dave|дейвіс davies|дейл dale|дека dejan deyan
делайе delahaye|деле delay|делимхани delimkhanov|делоне delaunay|деметрий dimitrios|деметриус demetrio|деметрій dimitrios
демосфен dimosthenis|демосфенес dimosthenis|ден dan|дени denis danny|денис dzyanis|денни dennis|денні danny|денька denis|деня denis
дені denis dani|денієл danny dani|деодато diosdado|дерил daryl darryl|дешам deschamps|дешан deschamps|дејв dave|дејвид david dave
дејвис davis|дејка dejan deyan|дејл dale|дејмон damon|джаан joan joann|джавид suleymanov|джавит xhavit|джакама giacomo
джаннапалас giannopoulos|джаннин jeannine|джастис justice|джафери xhaferi|джегер jager|джейд jade|джейк jake|джейкоб yaakov|джейми jamie
джеймс james|джеймі jamie|джейн jane gene jayne|джейси jc|джеки jackie|джемайли xhemajli|джемс james|джен jan gene|дженерико zayn
дженис janice|дженни tzeni|джером jerome|джесси jessica jesse|джефри jeffrey|джефрі jeffrey|джеффри geoffrey|джеффрі geoffrey|джизес jesus
джил gila|джиллиан jill|джильи gigli|джимми jimmie|джин jean gene|джинетт jeanette|джиральдони giraldo|джихад jehad|джо joe|джоан joanne
джоді jodie|джозеф ioseb|джозуэ giosue|джои joey|джой joey|джойс joyce|джоли jolie|джон gene jhon eugene|джонс jones|джонсан johnson
джордж george machine|джорджа giorgio|джорджин georgine|джоти jyoti|джоуи joey|джошуа general|джули julie|джулиус julian|джун june
джыліян jill|джэ jae|джэймс james|джэйн jane|джэми jamie|джэсі jesse|джюли julie|джін jean|дзеккини zecchini|дзюмон dumont|дзюньо volodymyr
дзяніс denis|дзё joo|дзітэр dieter|ди de|диан dejan deyan|диана diane|дидим didymus|дидко dejan deyan|дидо dejan deyan|дидје didier|дил deal
димитра demeter|димитриос demetrio|димка dmitry dmitriy dmitri|димочка dmitry dmitriy dmitri|дин dean ding|диня denis|диоген diogenes
диогу diogo|диэс diez|диян deyan|до daw|довуд david dave daoud|доминик dominique|домінік dominique|дон dawn|доналд donalds|дональд donalds
доната donatella|дорси dorsey|дојл doyle|дрейк drake|дрејк drake|дріс dries|дуайт dwight|дубоа dubois|дука doukas|дулаф qassim
дунмин dongming|дуся darya daria|дуэйн dwayne duane|дханпатрай munshi|дъглас douglas|дыега diego|дьес diez|дьогу diogo|дьюк duke|дьяк diakos
дьяс diaz|дэ dae|дэвид dave|дэвід dave|дэйв dave david|дэйвид dave|дэн dennis|дэниел danny dani|дэніз denise|дэтлеф detlev|дэтлеў detlev
дюк duke|дюма dumas|дюмон dumont|дюпон dupont|дюран durand|діана diane|дідьє didier|дін dean|дітер dieter|еббі abby|ебіґейл abigail|ева eeva
евгений yauhen rzhanov|евгеньевича evgenevich|евсевий eusebio|евстратий efstratios|егидиј gil|егоров gorov|егідій gil|едварт edward edvard
едді eddie|ежи jerzy|ежы jerzy|екатерина katja aikaterini|еккель jackel|елавич jelavic|елајџа elijah|елде eide|елена jelena
елени helene helen|елені helene helen|елизабета elizabeth elisabeth|елинкова jelinkova|елисавета elizabeth elisabeth|елѐни helene helen
еліс alice|елісон ali alison|ема emilia|емил emile|емилиан emil|емилий emil|емилия emi emil|емилија emi|емилијана emilia|емілія emi
ен ann anne|енджі angie|енди andy|ендру andrew|ендрю andrew|ендрюс andrews|ендрју andrew|ендрјуз andrews|енді andy|енн anne|еннифер jennifer
енссен jenssen|ентони anthony antony|ентоні anthony antoni|енџи angie|еппесен jeppesen|еразм rasmus|ереми jeremi|еремиаш jeremias
еркер jerker|ерков jerkov|еркович jerkovic|ерман german|етиен etienne|етијен etienne|ету eetu|етјен etienne|еуне aune|еуџенио eugenio
ефрем efraim|ефремович danila|ешли ashley ashlee ashleigh|ешлі ashley ashlee ashleigh|ешфілд ashfield|ејва ava|ејжа asia|ејми amy emi
жад jade|жазеф joseph|жак jacques|жаклин jacqueline line jaqueline|жаклін jacqueline line|жан gene|жанна gene|жасмин yasmin|жасмина yasmin
жезуш jesus|жека evgeny yevgeniy evgeni|жекон evgeny yevgeniy evgeni|жеконте evgeny yevgeniy evgeni|желька zeljka|желько zeljko
женечка evgeny yevgeniy evgeni|женька evgenia evgeniya eugenia|женьо evgeny yevgeniy evgeni|женьок evgeny yevgeniy evgeni
женьчик evgeny yevgeniy evgeni|женя evgueni evgenia evgeniya|женёк evgeny yevgeniy evgeni|жермен jermaine|жеро gerald|жером jerome
жил gila jules gilles|жилбер gilbert|жилле gillet|жиль gilles|жильбер gilbert|жименес ochoa|жиро giraud|жоакин joaquim|жоаун joao
жора georgi georgy georgiy|жордан jordao|жоржетта georgia|жоржи jorge|жоржина georgia|жофроа geoffrey|жуакин joaquim|жуан joan|жуань un
жуао joao|жубер joubert|жузэ jose|жул jules|жуль jules|жульєт juliette|жыўкаў zhivkov|жэнеўеў genevieve|жэрмен germain|жюли julie|жюль jules
жюльен julien|жіль gilles|жіменес ochoa|жүніс yunus|зайцев zaitsau|заккиас zacchia|зан zahn dan|зауырбег zaurbek|захария zacharias
захарчанка zakharchenko|здењка zdenka|зиа zea|зийадаталлах iii|зикики zichichi|златан zlatko zlata|зои zoe zoey|зоинька zoe zoja zoya
зоис zoe zoja zoya|зора zoran|зост soest|зоуи zoe zoey|зоюшка zoe zoja zoya|зоя zoe zoi|зігфрід siegfried|ибн bin|ива ivana|иван kharchenko
иванка ivana|ивета yvette|иви evie|ивлин evelina evelien|ивон yvonne|иг hugues|иглз eagles|игнатий ignace|игорь ihar|иегошуа jesus
иезекииль yechezkel yehezkel|иезекиль yechezkel yehezkel|иеремия jeremiah jeremias|иерусалим jerusalem|иешуа yehoshua jesus
иисус yehoshua jesus|илза ilse|илиан ilya ilja|илиян ilya ilja|илко ilya ilja|илчо ilya ilja|ильдефонс alfonso|ильюша ilya ilia ilja
илэйн elaine|илюха ilya ilia ilja|илюша ilya ilia ilja|ин lin ihn ying|ина jana yana|инга ingeburg|ингеборга ingeborg|ингигерда ingegerd
инглиш english|ингрид inger inkeri|индрих jindrich|инокути ariya|иноэ inoue|инь un eun|иоаким joachim|иоанна ivana|иоахим joaquim
иогнна johanna|иоиль joel|иона john yon|ионафан yehonatan|иорверт great|иосиф ioseb|иося iosif|ип jip|ира iro irena|ирен irene|ирена irene
ирида iris|ирина eirini|иринка irina irena|ириша irina irena|иришка irina irena|ирка irina irena|ирмгарда irmgard|исайя yeshayahu|исида isis
исидзава kashin|ислом islam|исматулло ismatullah|иссом issam|ист east|исус jesus|итан ethan|иулиан julian|ицхак isaac isak isaak
ицхок yitzhak isaac isak|иэн iain|йегер jager|йезди yazdi|йезид yazid|йейтс yates|йен iain ian jahn|йеорьякопулос georgakopoulos
йерд gerd gerda|йесу jesus|йиндржишка jindriska|йо yu yeo|йов job|йон yun yeon youn|йонатан yehonatan|йоргос giorgos|йосеп joep|йосип ioseb
йося iosif|йоун jon|йёста gosta|йёте gote|каваленка kovalenko|кавалёў kovalev|каддафи gaddafi|кадльссон karlsson|каетан kajetan|казайя kezia
казим kadhim|казимеж kazimierz|казимјеж kazimierz|казік kazimierz|казімеж kazimierz|казімєж kazimierz|казімір kazimierz|кайл kyle
кайли kylie kiley|кайлі kylie|калдим kaldi|кален colin|камил komil|камиль komil|камиј camille|кампофрегозо fregoso|кампу campo|каміль komil
кан khan kang gang|канавалаў konovalov|канстанцыя constance|канстанцін konstanty|капитон capito|каприо carpio|кар cars|карал karel
каралас karolos|караль karol|карвалью carvalho|карвахаль carvajal|карла carlo karlo|карол carole|каролька karolina|карпенко karpenka
карри curry|каррі curry|картрайт cartwright|касл castle|кастильоне castiglione|кастл castle|кастэлана castellano|кастэльяна castellano
касум qasem ghasem|катажына katarzyna|каталаюд calatayud|катерина katja katsyaryna aikaterini|катун queen|катюша ekaterina yekaterina katja
кафар ghafar ghaffar|кахак qahar|кахун calhoun|кахі kakha|кацярына katherine|кајл kyle|кајли kylie|кваме ato|кван kwang gwang|квон kweon
квонг fong|ке kay kye|кейлі kayleigh|кейн kane|кейп cape|кейрош queiroz|кейс case|кейси casey|кейт kate kathryn|кеки chechi|келли kellie
келси kelsey|кембел campbell|кеніг konig|кери carey|керк kirk|керри curry|керрі carrie|кершти kjersti|кесра khosro khusro|кессі cassie
кетрин katherine catherine|кетрін katherine catherine|кеша innocent|кејлеб caleb|кејт kate|кејти katie|ки key|кико quico|ким gim bong
кин kean|киналья chinaglia|кинта quinta|кинтана garibay|кинфія cynthia|кир ciro|кирос quiroz|кирюша kiril kirill cyril
киря kiril kirill cyril|киспе quispe|кисра khosro khusro|кит keith|китинг keating|кихара shoroku|клава claudia|клайв clive|клайд clyde
клайн kline cline|кларе claret|кларк clarke|клас claes|клајд clyde|клаўдзій claude|клеман clement|клер claire clare|клибанов klivnov
клиф cliff|клод claude|клэз claes|клэр claire clare|кляйн kline|ко́ган kohan|ковач kovacs|коељо coelho|коич kojic|кола colas|колле collet
колли col|колумб colombo|комил kamil|комрон kamran|кон kong gong|конор conner|конрад corrado|константин costantino klyuev
констанция constance|констанцо costanzo|констанція constance|кор core|кордьє cordier|коре kare|кори corey|корин corinna|корн coren
корневильский piran|корнелиус cornelisz|корнелия lia|корнель corneille|корнилий cornelis|кост coste|костен konstantin constantine kostyantyn
косця konstantin constantine kostyantyn|которн cawthorn|коу kao|коупленд copeland|коутинью coutinho|коутс coates|коэлью coelho
кралич kraljic|крейн crane|кристиан ahmad ahmed awang|крися christina kristina cristina|крол karol|кроль karol|крус cruz|круш cruz
кршиштял kristal|крыстафер christopher|крысціян christian|крэйн crane|ксавер xavi|ксаверий xavier xavi|ксавие xavier xavi|ксавиер xavi
ксавиериј xavier xavi|ксавье xavi|ксанф xanthos|ксанфопул xanthopoulos|ксюша xenia ksenia kseniya|куан fong|куанг fong|кук cooke gug
куль kuhl|кун kyung|кунг hung|купреян cipriano|куприан cipriano|куприянка cipriano|куприяша cipriano|купря cipriano|куэва cuevas
куюндзич kujundzic|кхан kham|кшиштоф krzysztof|кшыштаф krzysztof|кънев kanev|кы cu|кьяромонте chiaramonte|кэа care|кэидзюро kj
кэйли kayleigh|кэйси casey|кэр kare|кэри carey|кэрол carole|кэсси cassie|кэти katie|кюне jean|кён kyong|кі key|кім gim|кінфія cynthia
кірос quiroz|кіт keith|лави lavie|ладзьо volodymyr|лазарь lazarus|лаиса lais|лайнел lionel|лайнз lines|лайнс lines|лайнус lin
лайс laith layth|лайт light|ламбер lambert|лан long lang|ланг lung|ланд lund|ларан laurent|ларанс laurence|лариса evgenyevna|ларэнса lorenzo
ларэнца lorenzo|ласла laszlo|лаур laure|лаура laure|лајонс lyons|леанарда leonardo|левин levine|левко lev|легран legrand|леди lady
лежандр legendre|лежен lejeune|лейн lane|лейс laith|лейтан leitao|лемер lemaire|леметр lemaitre|лена jelena|ленд land|ленка alenka
леночка elena helena yelena|ленс lance|ленусик elena helena yelena|ленуца elena ileana|ленэ laine|леон leone|леонида leonidas|леонора leonor
лера valeria|леру leroux|лесли leslie|лесур leisure|лесюня lesia|летиция laetitia|леу leeuw|лефевр lefebvre|лефор lefort|лехи leahy
лешчанка leshchenko|лејси lacey|ли leigh lie|лиа lea leah|лиана liane lia iuliana|ливайн levine|ливијус livio|лидия lida lidziya
лиззи lizzie|лизончик elizaveta|лик luc|лика anzhelika|лике lieke|ликург lykourgos|лилиана lili|лилия lily|лилька lily|лиля lily|линус lin
лисавета elizabeth elisabeth|литтл little|лиу yoo ryu lieu|лиутгарда luitgard|лихи leahy|лич leach|лия leah|лијана lia iuliana|ло law
лобу lobo|лов love|ложь lie|лоз loos|лои lois|лонг yong ryong lung|лор laure|лора laure|лоран laurent|лоранс laurence|лорант roland
лоре laure|лорел laurel|лорель laurel|лорен lorraine laurent lauren|лоренс lawrence laurence|лори laurie|лорин laurin|лоры laurie
лорі laurie|лотта lotte|лотфоллах safi|лоу lowe|лоури lowery|лоўсан lawson|луазо loiseau|лубе loubet|лудавіка ludovico|лузиньян cyprus
луи louie louis|луиза luise|луиђи luigi|лук luke|лукашенко lukashenka|лукий lucio|лукин luquin|лукиј lucio|лукке lykke|лукович ulemek
лукій lucio|лупес lopez|лус luz|луси luca luce lucie|лусий lucio|лусил lucille|лутсия lucio|луций lucio|луция lucie|луције lucio|луцій lucio
лучнікава luchnikov|луі louis|луї louis|луїджі luigi|луїза luisa louise|луј louis|лујџи luigi|льоля dolores|льоник leonid|льюїс lewis
лэйси lacey|любаша lyubov|любочка lyubov|любця lyubov|люда ljudmila|людавіка ludovico|людасик ludmila lyudmila liudmila
людка ludmila lyudmila liudmila|людовик louis|люис lewis|люк luke luka|люкке lykke|люп lupe|люси luca luce lucie|люсиль lucille|люсиус lucio
люська ludmila lyudmila liudmila|люся ludmila lyudmila liudmila|люсі luca luce|люсіль lucille|люций lucio|люциус lucio|люччано luciano
лявонава leonov|лявонаў leonov|лямбер lambert|лёва lev|лёвина levin|лёнечка leonid|лёнька leonid|лёньчик leonid|лёня leonard
ліана lia iuliana|лідія lida lydie|ліліана lili|лілія lily|літтл little|лія leah|ма́рян marjan|маврикій maurits|магалис magaly
магальяйнш magalhaes|магди majdi|магомед mehmed mehmood|магон mago|магьамматов magomedov|мадлен madeline madeleine|маеўскі majewski
маиа maja|майе maillet|майк mike|майка maya maia maja|майкл micheal|майлз miles|майлс miles|маймун prigozhin|майо maillot|майяр maillard
макар macaria|макгуайр mcguire|маки maksim maxim|макинтайр mcintyre|макичин mceachin|маккавеев sons|маккалло mccullough|маккалоу mccullough
маккей mckay|маккензи mckenzie|макклюр mcclure|маккол mccaul|маккэй mckay|маклоуи lowey|маклохлин mclaughlin|макмэн mcmahon|макнайт mcknight
максимилиан massimiliano|максимка maksim maxim|мактавиш thompson|макхью mchugh|макінтайр mcintyre|малерб malherbe|малик malika|малле mallet
маль malle|мандо mundo|мани money|мансфилд mansvelt|манюша maria mariya marija|маня maria mariya marija|марак marek|маргарита margalit
маргете margrethe|марго margot margarita|мари murray|мариан marjan|мариана lali|мариано maria|марилуиза marieluise|мариу mario
мариус mariusz|мария marja puck|мариј marius|марка marko mare|марки markey|марко mare|марозава morozov|марозаў morozova|маррі murray
мартин martim|марусина maria mariya marija|маруся maria mariya marija|марчанка marchenko|маршан marchand|марыа mario|марыс maurice
марыу mario|марянко marian marjan|маріз maryse|марічка maria mariya marija|марќин marcin|марџори marjorie|мас maes|масгрейв musgrave
маскаленка moskalenko|масіма massimo|матеуш mati|матильда maud|матфеопулос matthaiopoulos|мать mother|матье matthieu|матьйо mathieu
матьё mathieu|матэвуш mati|маурицио maurits|махаму mahamud|махмуд mohamud|махмұт mahmoud mahmud mahmood|мацуо company|маэ mahe|маєр meir
маєрс myers|мајк mike|мајкл michael|мајло milo|мајлс miles|маўрыцыа maurizio|меган meagan|мезон maison|мейбл mabel|мейха mejia|меле melet
мелл melle|мер meer|мерая mariah|мерфи murphy|мерфі murphy|метенков veniamin|метју mathew matthew|мехия mejia|мехрали bahram
мехтхильда mechthild|мејбел mabel|мејсон mason|меґан meagan|меґґі maggie|микаленџело michelangelo|микеланђело michelangelo|микелетти pascual
мики mickey|миколай nikolay nikolaj|мила milena ljudmila|миле millet|миливое milivoje|милија emilia|милијан emilia|милијана emilia
милијанко emilia|милле millet|милославович milosavljevic|милчо english|мина mena|минмин mingming|миншань mingshan|мира mayra miroslava
мирей mireille|мирза ayatollah|мирка miroslava|мирося miroslava|михалина micaela|мовсес moses|могандас ricardo|мод mode|моин moein
моисей moses|мойсей moses moshe|мойша moshe|мойше moshe moses|молик malika|мона muna|моник monique|моника monique|монро monroe|моня moshe
мор moore more|мори morey|морин maureen|морис maurits|мориц maurice maurits|моро moreau|морс morse|морін maureen|моріц maurice
мотя mattityahu|мохамад mehmed mehmood|мохамед mehmed mehmood|мохаммад mehmed mehmood|мохаммед mehmed mehmood|мохика mojica|моца mota
моісєй moses|му moe|мукерджи mukhopadhyay|мукхопадхьяй mukherjee|мулло mullah|мун mon|мунс mogens|муньос munoz|мур moore|мурад morad
мурму thakur|муся maria mariya marija|мутаз motaz|мухаджери muhaxheri|мухамад mehmed mehmood|мухамед mehmed mehmood
мухаммад mehmed mehmood zakariya|мухаммат mohammed mohamed muhammed|мухаммед mehmed mehmood|мухика mugica|мухӏаммадов magomedov
муҳаммад mehmed mehmood|муҳаммадризо mohammadreza|мьин myint|мэ may|мэ́ттью matthew|мэган meagan|мэгги maggie|мэгі maggie|мэйзи mazie
мэн main|мэсси massie|мэтару metal|мэттью matt|мэттю matt matthew|мэтысан matheson|мэтю matthew|мэцью matthew|мюра murat|мюре muret
мюриэл merle|мюриэль merle|мён myong myung myoung|мёрк mark|мідлтан middleton|мікі mickey|міллє millet|мінаеў minaev|мінезіш meneses
мірка mirko|міхал mihail|міхаліна micaela|міхась mikhail michail mihail|міґел miguel|мјешко mieszko|мұхаммед mehmed mehmood|мұғаммар muammar
мӯсо moses|на la ra rah|нагди naqdi|надечка nadezhda nadejda nadeshda|наджем najm|надзея nadezhda nadejda nadeshda|надь nagy
надька nadezhda nadejda nadeshda|надюша nadezhda nadejda nadeshda|надя nadeshda|надійка nadezhda nadia|надія nadeshda|нажуа najwa necva
назаренко nazaranka|наито joso|наиф nayef|най nye|найем naeem|найс nice|найт knight night|нанн nunn|наньчан nanchang|наследный crown
настя stacy|ната natalja|натали natalja|наталка natalia natalya natalija|наташа natalja|нађ nagy|наџва najwa necva|нгуен nguyen|невё neveu
невіш neves|нели nellie|нелид leonid|нелли nellie|ненси nancy|ненсі nancy|нерон nero|нестерович nesterov|нејтан nathan|никол nicole
николь nicole nichole|николя nicolas|никълъс nicholas|нил neal|нилу nilo|нисан turov|нисио isin|нисн nissan|нита anita|но ro|ноа noe
ноах noe|новиков novikau|ное noah|ноел noelle|нозилья nosiglia|нои noe|ной noah noa noe|нокс knox|нор nord|носир nasir|нотт knott|ноув nove
ноулз knowles|ноэль noelle|нуайме naima|нуил noel|нуну nuno|нуніш nunes|нурберг nordberg|нурен noren|нуся anna hanna|ньюн nyunt|нюман nyman
нюра anna ana anne|нюта anna ana anne|нюша anna ana anne|няўзораў nevzorov|ніколь nicole|ніколя nicolas|ніл neal|оаро hoarau|обер aubert
оберг aberg|обид abid|обмочаева olegovna|обри aubry|овидий ovid|овсеп yosef josef yoseph|овший yehoshua|огастин augustine|огист auguste
оглы ural ilyas eyvaz|огньнъ ognian ognyan|огюстен augustin|оджер auger|одил adil|одиссей odysseas|одри audrey|одрі audrey|оже auger
ожер auger|озра azra|оиша aisha|ойген yauhen|окое garba|олаф olav|олежик oleg|олежка oleg|олександра sandra alejandra alexa|олена jelena
оленька olga|олечка olga|оливейра olvera|оливије olivier|оливър oliver|оливје olivier|олисій elisha|олусегун segun|ольга volga volha
олька olga|ольм holmes|олюся olga|оля olga|олівє olivier|оман ahman|омина amine|омс homs|он aune|онил oneal|орели aurelie|орест oreste
орор aurore|ос aas|оса asa|осе ase|осеан oceane|осен aasen|осипович iosifovich|оспан osman|ося iosif|осіпавіч iosifovich|ота otto
отем autumn|оушен ocean|оуэн eoin|охрім efraim|ошар hauchard|оља olga|оґюст auguste|оґюстін augustine augustin|паава paavo|паак bo po
паала paolo|пабла pablo|павал pavel|павел pol anosov|павло pol|пай pye|пайе payet|пайн pine|паклонска poklonskaya|паклонскі poklonskaya
пампеа pompeo|памфилио panfilo|пан ban|панагиотис panos|панайиотис panos|панайота panagiota|панайотис panos|панайотіс panos
панамарэнка ponomarenko|панка penka|панцялееў panteleev panteleyev|паола paolo|паран parent|параска paraskevi|параскеви voula
параша paraskevi|пареха pareja|париж paris|парк parque|паскаль pasquale|пасхалий pascual|паудль pall|паул pol|паула pavla|паулос pavlos
паулу paulo|пауль pol|паша paraskevi|паэс paez|паўленка pavlenko|паўль pol|пе bae bay pae|пега predrag|педра pedro|педру pedro|пейдж page
пейс pace|пейшоту peixoto|пек baek paek|пентти pena|пентті pena|первез parviz pervaiz|пердью perdue|перл pearl|перре perret|перро perrot
петар peters|петел patel|петер peters|петечка peter petr piotr|петижан petitjean|петър peters|петэр peters|пехлеви shah|пеђа predrag
пејн payne|пило pilot|пин ping|пинейру pinheiro|пино pineau|пинхас pini|пиньейру pinheiro|пипл people|пирс pierce pearce|пит pete
питер peters|пифагор pythagoras|пйер pierre|по poe|поклонский poklonskaya|поклонський poklonskaya|пол paul poul|пола paula pavla
полибий polyvios|полин pauline|полинка polina|полиночка polina|поль paul pohl|поля polina|пон bong pong|попов popova|попова popov|поуп pope
прайм prime|прайс price pryce|прево prevost|претт pratt|прешес precious|прим primus|принц prince|прэво prevost|пул poole|пульизи puglisi
пху phyu|пхё pyo pio|пьотр peter|пью pugh|пэ bae bay pae|пэй pae|пэк baek paek|пён byun byung pyong|пётр peters|пєр pierre|пінхас pini
піт pete|пітер peters|пјер pierre|ра rah|рабиғ rabi|радзивилл iv|радик radoslav|раду ratko|радуан ridwan|раисия raisa|раиска raisa
раич rajic|рай bushra|райан ryun|райка raisa|раймон raymond|раймонда raimondo|райс rice|райт wright|раланда rolando|рам rahm|раман roman
рамас ramos|рамзи ramsey|рамзмн ramzan|ранхильд ragnhild|раун ravn|рац rat|рая raisa|раян ryan|рајан ryan|рајли riley|рајт wright
раџеш rajesh|ре ray rai|реджеп rexhep|реджепи rexhepi|режиналь reginald|резерфорд rutherford|рей rae|реймон raymond|рейн reina
рейно raynaud reynaud|рейнхарт reinhardt|рейс race|рейчел raquel|ренато renata|рендел randall|ренделл randall|ренди randy|рендл randall
ренді randy|рене renee|рено renaud renault|реј rae|рејчел raquel|риб ribes|риве rivet|ривз reeves|рид reid|риддл riddle|риохас riojas
рис reece reese rhys|ришард richardt|ро no noh roh|ро́удз rhodes|ро́удс rhodes|робер robert|родеро gomez|роджър roger|родс rhodes|розі rosie
ролан roland|роллан rolland|роман raman romans|ромка roman|ромчик roman|рорабейкер rohrabacher|рорк rourke|роско roscoe|роу rowe roe
роузі rosie|рохас rojas castellon|рохл rachel raquel|рошанак rossana roxana|роше rocher|роўз rose|роџер roger|ру roux|рубен rupen|рува ruba
рувим ruben|рувн reuven|рурк rourke|русик ruslan|руссе rousset|руссо rousseau|ручковский nikiforovich|рыгор gregory|рыд reid|рыкарда ricardo
рэй rae|рэйчел raquel|рэйчэл raquel|рэмзи ramsey|рэмси ramsey|рю zao|рятю raty|рёкел caca|рівз reeves|рід read reid
рӯҳулло rouhollah ruhollah|рӯҳуллоҳ rouhollah ruhollah|сабин sabine|садик sadeq|саид syed|саййид syed|сайкс sykes|сайнс sainz|сак sag
сакалоў sokolov|сакума dogan|саламон solomon sol|салаўёў solovev soloviev|салих saleh saliha salleh|салливен sullivan|самах samaha
самвел samuel|сами samie|самойла samuel|сан sang|санг sung|сандс sandes|санрайз sunrise|сантяга santiago|санчес cubillos|саня solomon sol
сапсамруай tok|сара timea|саргсян sarkisyan|саргсјан sarkisyan|саргіс sarkis|сатурнио saturnino|саузерн southern|сауферлэнд southerland
сафайя sapphire|саха saja|сашко oleksandr|саэнс saenz|саэс saez|сајмон simon symeon|саўчанка savchenko|свен svein|сверд svard|светич cvetic
своззі suozzi|святых with|сделка deal|сеа zea|себастьян sebastiao|себастіан bas|себерг sjoberg|севальос zevallos|севідж savage
седильо zedillo|сейдж sage|сейид syed|сейл sale|сейіт sayyid syed|секон second|селайя zelaya|селедон zeledon|селин celine|семен simon symeon
семенович semyonovich|семён simon|сен saint st seng|сенди sandy|сенді sandy|сеня simon symeon|сепеда zepeda|сергей viktorov ryzhkov
сергиј sergius|сергійович sergeyevich|сергіївна sergeyevna|серж srdjan|серран serra|серхио sergio|серхіа sergio|серхіо sergio
серый sergey sergei sergej|серёга sergey sergei sergej|серђо sergio|серџо sergio|сесиль cecilie cecile|сестра sister|сефи safi
сешнс sessions|сиань sin|сив seve|сигизмунд zikmund|сигна signe|сиддхартха siddharth|сил seal|сила silas|силви sylvie|сильви sylvie
симау simao|симойнс simoes|симон szymon|син sean chol|синка zhenghua|синно no|ситу seto|сиун hung hsiung yung|сиунг hung yung
слабадан slobodan|слава jaroslaw|славик yaroslav jaroslaw|слоун sloan|смайл smile|смит smits|сміт smits|снежа snezhana snezana
снешка snezhana snezana|со saw|соваж sauvage|содуп sodupe|соза sousa|сойер sawyer|сол solomon saul|соловйов solovev|соломия salome
соломон sol|соломія salome|сома kokko|сон song shon sung|сондерс saunders|сонечка sofia sonja|сонька sonja|софа sonja|софка sophia
софочка sofia|софі sophie|соја sophia|сојка sophia|спейр spare|срђан sergius|стайн stine|станислаус stanislav|старый old
стасик stanislav stanislaw|стасян stanislav stanislaw|стаљин stalin|стейси stacey|стен stan|стеня stepan|степаша stepan|стефа stefanija
стефабни stephanie|стефця stefanija|стеша stepan|стејн stijn|стејси stacy stacey|стив steve|стивен stefan|стивън stevan steven
стилиан stylianos|стилиян stylianos|стоилькович stojiljkovic|стофф staff|стывен stephen stefan|стыў steve|стэйси stacey|стюарт stewart
стёпа stepan|стів steve|стівен stephen stefan|стјуарт stewart|суарыс soares|суарыш soares|суаріс soares|суаріш soares|сулайка zulaika
сулуага zuluaga|сун sung chung|сунг chung|суньига zuniga|суприм supreme|сцяпанавіч stepanovich|сцяпанаў stepanov|събев sabev|сыту seto
сью sue|сьюзен susan suzan|сьюзи susan suze|сэбин sabine|сэв seve|сэвидж savage|сэм samuel|сюзі susie|сюй hsu xu|сюн hung hsiung yung
сюнг hung yung|сюэцинь xueqin|сямён simon|сямёнавіч semyonovich semenovich|сян xiang|сянь hsien|сяомин xiaoming|сяргеевіч sergeyevich
сёма simon symeon|сігур sigurd|сільвіа silvio|сіґур sigurd|сју sue|сњежа snezhana snezana|сњежана snezhana snezana|сњешка snezhana snezana
та tah|таги taqi|тадеаш thaddaus|тадек tadeusz|тадэвуш tadeusz|тайм time|тайрон tyrone|тайтл title|таки jawad|такэно joo|такэхиса keya
тамара tamar|тамарка tamara|тамарочка tamara|тамрико tamar|тамуна tamar|тан qin tang|танг tung|танечка tetyana tatiana tatyana|таноэ tanoue
танька tetyana tatiana tatyana|танюха tetyana tatiana tatyana|танюша tetyana tatiana tatyana|танюшечка tetyana tatiana tatyana|таня tatjana
тао to|тарасенка tarasenko|тарек tariq tarik|тарже target|тарік tarek|тата natalia natalija nataliya|тахир tahar|таццяна tatjana|таяр tiar
таїр taher tahar|тајлер tyler|тейт tate|тейшейра teixeira|тельєс tellez|темпл temple|теофан theofanis fanis|теофанис fanis
терентий terence terrance|терентій terence terrance|теренціо terence terrance|терк turk|террачины africa|техас tejas|тиагу tiago
тибо thibault thibaut|тиг teague|тиен bo|тима timofey|тимотея holy|тимоха timofey|тимоша timofey|тин ting|тина tinatin|тихон tycho|тоба tova
тобия tobias|толик anatoly anatoliy anatoli|томаж tomasz|томка tamara|томочка tamara|томра tamara|тори victoria viktoria viktoriya
торри torre|торрі torre|тося antonina|тоха anton|тоша anton|траццяк tretiak|треві travis|трейси tracey tracie|трејси tracy tracie
тришки trifon|троно tron|трэви travis|трэйси tracey|тувайни zanzibar|туми toomey|тункара sadio|туссен toussaint|туссэн toussaint|туся tamara
туфик tawfik|ты tu|тыка tygo|тыяга thiago|тьягу tiago|тэйт tate|тэмпл temple|тюня timofey|тяга thiago|тядо chado|тяу chau|тёма artem artyom
тіджані tijjani|тіна tinatin|уайатт wyatt|уайден wyden|уайетт wyatt|уайз wise|уайлд wild vad|уайлдер wilder|уайли wiley|уайнстин weinstein
уайт white|уайтакер whitaker|уайтейкер whitaker|уайтхаус whitehouse|уайтхед whitehead|уалент valentin|уандер wonder|уатт watt|убайд obeid
убальдино ubaldo|уве ove|уенді wendy|уивер weaver|уилли willie|ула ola|улав olav|улаф olav olaf|уле ole|улисс ulises|улов olov|улоф olof
ульсен olsen|ульян julian|уокер walker|уоллас wallace|уоллес wallace|уриїл uriel|урлик ulrik|урлике ulrike|урлих ulrich|урсула urszula
уэйр ware|уэр ware|уэстморленд westmoreland|уільям william|уільямс williams|уінклер winkler|уїтні whitney|фабьен fabienne|фаддей thaddeus
фадей thaddeus|фадж fudge|фадль shaykh|фай faye|файер fire|файн fine|фалтер valter|фамарь tamar|фан van fang|фати fatima|фауста cornelia
фахр fajr|феано theano|федоров fyodorov|федорович fyodorovich|федоровна fyodorovna|федорівна fyodorovna|федотий fedot|федя fedor
фелицита felicitas|фемистоклис themistoklis|феодор theodore fedor theodor|феодот fedot|феотокис theotokis|феофанис theofanis fanis
феофил theophile|ферм firm|фернан carlos|фернанда fernando|фернао carlos|ферран ferrand|фест festus|филип filippos philippos
филипка philip filip|филька filip filipp|филюша philip filip|филя filip filipp philip|финеус fine|фларэнсіа florencio|флор floor|фо fau
фок falk|фокнер faulkner|фомас thomas|фон fond|фонтен fontaine|фонтэн fontaine|форбс forbes|форс force|форчун fortune|фохт vogt|фоцис fotios
франка franco|франсеск quico|франсиско curro|франсиску curro pancho|франсишку curro pancho|франсоа francois|франсуаза francoise
франсіска francisco curro pancho|франсіско curro|франсіску curro pancho|франсішку curro pancho|францеск quico|франциск francis
франциско curro pancho|франціско curro pancho|францішак franciszek|франчэска francesco|франќишек franciszek|фредерика frederique|френк frank
френсіс frances|фридрих frederick frederik|фруде frode|фубер foubert|фудзії fujii|фуке fouquet|фуше foucher|фэй faye|фэшн fashion
фярэнца fiorenzo|фёдар fedor|фёдаравіч fedorovich fyodorovich|фёлькер volker|фєдя fedor|філд field|філіпа filippo|фіярэнца fiorenzo
хавап vahap|хави xavi javi|хавиер javier javi xaver|хавијер javier javi xaver|хавьер xavier xavi javier|хадж hajj|хаджич hadzic
хадзис chatzi|хаир jair|хай high|хайд hyde|хайланд highland|хайленд highland|хайме jaime|хаймес jaimes|хайнрикс heinrichs|хайнс heinz hines
хайнтс heinz|хайро jairo|хайс hice|хакобо jacobo|хакъон kean|халиб ghalib|халим halimi|хамед hamid|хамиль jamil|хан hahn quran zafarullah
ханг tuah|ханна hanne|ханон hanno|хант hunt|хара jara|харалампий charalampos|харамильо jaramillo|харамиљо jaramillo|харви harvey
харві harvey|харгрейвз hargreaves|харис harith charalampos|харит harris|харлампий charalampos|хартог de|хасигути goyo|хасинто jacinto
хатан queen|хатун queen|хау howe|хауреги jauregui|хаус house|хафез hafiz|хафиз hafez|хајме jaime|хаўер javier javi xaver|хван hwang kwak
хедер heather|хезер heather|хейз hayes|хейли haley|хейни haney|хейс hayes|хейссон jeisson|хелго helge|хелен helene|хера era|хермана herminia
херрӣ harry harri|херст hurst|хејс hayes|хидер heather|хиди headey|хизер heather|хика hilkka|хилаберт gilabert|хилдегарда hildegard|хиль gil
хильда hilde|химена ximena|хименез jimenez ochoa|хименес jimenez ochoa gimenez|хирон giron|хирона girona|хироюки kaio|хиёбонӣ khiabani
хлоя chloe cloe|хо huo|ходжсан hodgson|хойгер holger|хокинс hawkins|холи hawley|холли hollie|холмс holmes|хон hong|хонза hans|хопкин hopkins
хорхэ jorge|хосемария jm|хосрав khosro khusro|хосрау khusro|хосров khosro khusro|хосрой khusro|хотун queen|хоу howe|хоули hawley|хоум home
храбрый chernigov|хрвое hrvoje|хризостом chrysostomos|хрисостом chrysostomos|христина krystyna|християн kristiano|христофор kristofer
хрысціна krystyna|хрістіан kristiano|хуан huang|хубертус hubert|хуйсен hossein hosein|хукс hoeks|хуліа julio|хун hung hsiung yung
хунг hsiung yung|хуньет junyent|хусрав khosro khusro|хутч electro|хуэй hui|хуэйнин huining|хуэйхуэй huihui|хьетиль kjetil|хью hugo hugh
хьюго hugh|хьюз hughes|хьюи huey|хэ hae hai|хэд head|хэррӣ harry harri|хю hugh|хюго hugh|хюн huhn|хюэ hye|хіль gil|хіменес jimenez|хју hugh
хұсрау khosro khusro|цвяткоў tsvetkov|це tek|цзан tsang|цзи kai|цзин jing|цзоу chau|цзу cu|цзяжуй jiarui|цзян kang kong|цой choe choi
цьяга thiago|цю qiu|цярэнцій terence terrance|цёмкін temkin|ча ja|чан chang jang tran|чанчжоу changzhou|чейз chase|чейни cheney chaney
чейс chase|челль kjell|челси chelsea|челсі chelsea|чельстрём karlstrom kallstrom|чемберлен chamberlain|чен jong chung jung|чжан zhang
чжо kyaw|чжон jong chong|чжун june|чи gi chiu|чинан jinan|чиф chief|чон jong chong chung|чој choe|чу zu|чуан chuang|чун june
чупреян cipriano|чуприян cipriano|чха char|чхве choe choi|чхе chae chai|чхор chol chul cheol|чхун song sung|чхэ chae chai|чыонг truong|чі gi
шабо chabot|шавьер xavier|шавєр xavier|шаин chahine|шаини shiny|шайенн cheyenne|шайн shine|шан shang|шанан shnaan|шапіро shapira
шарамет sheremet|шари sara|шарл charles|шарлин charlene|шарль charles|шах shar|шаўчэнка shevchenko|шевальє chevalier|шевцов shautsou
шеир saire|шей hsieh|шейн shane|шейх cheikh|шен sean|шешель seselj|шејн shane|ши shea pingmei|шиам sundar|шик shiek|шмария shmaryahu
шміт schmidt|шо shah|шове chauvet|шоди shadi|шодӣ shadi|шон sean|шонн sean|шор shore|шоҳ shah|штерк stark|шуг suge
шурик alexander aleksandr alexandre|шэ shea|шэйн shane|шюкрю sukru|щель kjell|щив steve|щивън steven|ын un eun on|эберг oberg|эва eeva
эвен eban|эгидий gil|эдгарда edgardo|эдсан edson|эдуарда eduardo|эжен eugene yauhen|эжэн eugene|эзекил yechezkel yehezkel
эзекиль yechezkel yehezkel|эйб abe|эйвин eivind|эйжа asia|эйтар heitor|эка ekaterine|элайс elias ilyas|элеанора eleanor|элен helene elaine
элена jelena|элени helen|элефтериос lefteris|эли elie|элиза elise|элис alice|элисар eliashar|элисса elissar|элли ellie|эллиот ellen
элси elsie|эльза else|элінар eleanor|элӣ ali|эман ohman|эме aimee|эмели emelie|эми amia|эмили emilie|эмилий emil|эмилия emi
эмиль emile eemil|эмілія emi|энвер anwar|энджи angie ng|эндру andrew|энне aenne|энрикес henriquez|энрикеш henriques|энрики heinrich
энрыка enrico|эон un on ohn|эразм rasmus|эрви erwin|эрвий erwin|эрвина erwin|эри oehri|эриан ariane|эрл earle earl|эрме hermes|эрмет hermes
эрнеста ernestine|эсекьель ezequiel|эсме esmee|эспанья chile|эспен esben|эсра israa|этьен etienne|эшли ashleigh|эшпедиту expedito
юбер hubert|юг hugues hughes|юган johan|юджин eugene yauhen|юдита judith|юдифь judith|юе huet|юз hughes|юзаф joseph|юзеф jozef|юинг ewing
юленька julia yulia yuliya|юлечка julia yulia yuliya|юлий julian|юлиус julian|юлия juliette|юлька julia yulia yuliya|юльюш juliusz
юлюс julian|юліус julian|юліюш juliusz|юмбер humbert|юн jon yung|юнас jonas|юнна jonna|юнссон johnsson|юра jure|юрась yuriy yuri yury
юрец yuriy yuri yury|юрик yuriy jurij youri|юрич yuryevich yurievich yurevich|юрки jyrki|юрко yuriy yuri yury|юрочка yuriy yuri yury
юрчик yuriy jurij youri|юст justus|юстус joost|ютте jytte|юхан johan|юханесан johannesson|юхансан johansson|юшчанка yushchenko|юэ huet
юэнь un|яго jacob|ягоравіч egorovich|яир jairo|якаб jakob|якоб yaakov|яковлич yakovlevich|якубовская gasik|якун hakon|ямамота yamamoto
ян jang jahn jana|янг young|яндрух andriy andrii|янис ioannis giannis ioanis|янка ivan|яннакис giannakis|яннис giannis ioanis|яніс ioannis
ярик yaroslav jaroslaw|ясин yacine|ясь ivan|яцак jacek|яїр jairo jair|яўген evgeny yevgeniy evgeni|яўгенаўна evgenievna evgenevna evgenyevna
ёган johann|ёзаф joseph|ёзеф jozef|ёзэф joseph|ём yeom|ён jon yun youn|ёнас jonas|ёрыс joris|ёсеф josef|ёсіп joseph|ёхан johan|ёўн jon
ђакомо giacomo|ђан gian|ђанг kang kong jiang|ђани gianni|ђанкарло giancarlo|ђеша angelina|ђилберто gilberto|ђина gina|ђино gino
ђиралдо giraldo|ђироламо girolamo|ђоакино gioacchino|ђована giovanna|ђовани giovanni|ђорђо giorgio|ђузепе giuseppe|ђузепина giuseppina
ђулиано giuliano|ђулијана giuliana|ѓанг jiang|ѓи kai ji|ѓорѓи georgi|ѓу chu ju kuk|євген yauhen|євгеній yevhen yauhen
євгеніївна evgenievna evgenevna evgenyevna|єлисій elisha|ѕанг tsang|іааніс ioannis|іаган johann|іаганес johannes|ів yves|ігар igor ihor
ігнасіа ignacio|ігор ihar|ін lin ihn|інгеборга ingeborg|інгрід inger inkeri|інгігерда ingegerd|інґеборґа ingeborg|інґліш english
інґрід inger inkeri|іра irena|ірен irene|ірына irena|ітон eaton|іхіл yehiel yechiel|іцхак isaac isak isaak|јагица angelina|јаков jacob
јанг young|јицак yitzhak|јоп joep|јоргос georgios george giorgos|јуп joep|јусуф yousif|јуте jytte|јуџин eugene yauhen
љубомирка lyubomir lubomir|људмила ludmila|њутн newton|ўанда wanda vanda|џавид xhavit|џазмин jasmine yasmin|џакомо giacomo
џамал jamal cemal jamaal|џампаоло giampaolo|џан gian|џанг zhang|џани gianni|џанлука gianluca|џаред jared|џастин justin|џек jack|џеки jackie
џексон jackson|џемс james|џена jenna|џенет janet|џени jenny|џенифер jennifer|џенкинс jenkins|џепсен jepsen|џералд gerald|џерард gerard
џеред jared|џереми jeremy|џери jerry|џером jerome|џеси jessica jesse|џесика jessica|џеф geoff jeff|џеферсон jefferson|џефри jeffrey geoffrey
џеј jay|џејк jake|џејкоб jacob yaakov yakov|џејми jamie|џејмс james|џејн jane|џејсон jason|џилберто gilberto|џилијан jill gillian jillian
џим jim|џими jim jimmy|џин gene jean|џиралдо giraldo|џироламо girolamo|џо joe jo|џоан joanne|џовани giovanni|џоел joel joelle
џозеф joseph yosef josef|џозефина josephine|џои joey|џон jon john con|џонатан jonathan|џони johnny|џонс jones|џонсон johnson|џордан jordan
џорџ george|џорџина georgina|џорџо giorgio|џоунс jones|џош josh|џошуа joshua|џој joy|џојс joyce|џуди judy|џудит judith|џузепе giuseppe
џулио giulio|џулија julia|џулијан julian|џулијано giuliano|џунг zhong|ґабі gabriella|ґай guy qi|ґанн gunn|ґверра guerra|ґвідо guido
ґерно gernot|ґері gary|ґеста gosta|ґжеґож grzegorz|ґопала gopal|ґрем graham|ґров grove|ґроув grove|ґру gro|ґудвін burmese|ґунтам guntram
ґурка gorka|ґус goes|ґі guy|ғаббас abbas abas|ғаділ adil|ғулом ghulam gulam|қанаева kanayev|қатын queen|құсайын hussein hossein husayn
құсрау khosro khusro|үсен hussein hossein husayn|ҳайнс heinz|ҳайнтс heinz|ҳайнц heinz|ҳейнрих heinrich|ҳерри harry harri|ҳеррӣ harry harri
ҳэрри harry harri|ҳэррӣ harry harri|ҳюго hugo|ҷеймс james|ҷеймӣ jamie|ҷейн jane|ҷейсон jason|ҷерар gerard|ҷерард gerard|ҷеффрӣ jeffrey
ҷирард girard|ҷозефа josefa|ҷон con|ҷорҷ george|ҷорҷи jorge|ҷузеппа giuseppe|ҷюл jules|әбдірахман abderrahmane|‘амир amer
`,
  kana: `
アイ ait|アイアン iron|アイザック isaac isaak|アイス ice|アイデン aydin|アイラ iro|アイリッシュ elisabeth|アイリーン irene|アイン anh|アイヴィン eivind|アウドレ audrey|アウレリ aureliano
アウローラ zora|アエギディウス gil|アオフ auf|アガサ agatha|アガワル aggarwal agarwal|アキヴァ akiba|アクス aksu|アグスティン gustavo|アグニェータ agnes|アグン tirtayasa
アサナシア athanasia|アサンサン assuncao|アシュア ashour|アシュリー ashleigh|アシュレイ ashleigh|アシュレー ashleigh|アジエル adiel|アジマル ajmal|アジム asim|アジモフ asimov
アジャラ ayala|アスペ aspect|アズレ azoulay|アセベス aceves|アゼリ azari|アヂビ adib|アッゲロス angelos|アッサド esad|アッシャー asher|アッバス abbes|アッバーシ abbasi
アッバース abbas abas|アッバースィー abbasi|アップトン upton|アッ＝シャフバンダル shahbandar|アディド abid|アディナ adi|アディパティ pati|アデマール abdurrahman|アデル delia adela
アデレ adel delia|アドウェール adewale|アドリアノ adalberto|アナ anka|アナスタシア stacy|アナスタシヤ stacy|アナスタソプロス makris|アナスタージウス ami|アナスン andersen|アナンド amara
アニエスカ agnieszka|アニタ agnete|アニバル ani|アニーバル andrija|アネシュカ anezka|アハマド achmet ahmet|アバ abdulaziz|アバクロンビー abercrombie|アバス abdulaziz|アヒム achim
アフサン ahsan|アフマディ ahmadi|アフマド ahmad|アフメト ahmet|アフメド ahmed ahmad achmet|アフメドフ ahmedov|アフラギ akhlaghi|アブダラティ abdelatif|アブダル abdul|アブディ adalberto
アブデラティ abdelatif|アブデルアジズ abdoulaye|アブデルイラーフ abdelilah|アブデル・ラティーフ abdelatif|アブドゥッラフマーン abdurrahman abdelrahman abderrahmane|アブドゥフ abduh
アブドゥラティ abdelatif|アブドゥルカディア abdulkadir|アブドゥルバーリー abdel|アブドゥルラフマーン abderrahmane|アブドゥル・アズィーズ abdulaziz|アブドゥル・カリーム abdulkarim
アブドゥル・ガニ abdelghani|アブドゥル・ハディ abdulhadi|アブドゥル・ハミト abdulhamid|アブドゥル・ハミード abdulhamid|アブドゥル・ハリム abdelhalim|アブドゥル・ハーディ abdulhadi
アブドゥル・ラティーフ abdelatif|アブドゥル・ラフマン abdurrahman abdelrahman abderrahmane|アブドゥル・ラフマーン abdurrahman abdelrahman abderrahmane
アブドゥル＝ラフマーン abderrahmane|アブドゥール・ラフマン abdurrahman abdelrahman abderrahmane|アブドライ anton|アブドル・ハミード abdulhamid
アブドル・ラフマン abdurrahman abdelrahman abderrahmane|アブド・アッラフマーン abdurrahman abdelrahman abderrahmane
アブド・アル・ラフマン abdurrahman abdelrahman abderrahmane|アブド・アル＝アズィーズ abdulaziz|アブド・アル＝ガニ abdelghani|アブド・アル＝ラティーフ abdelatif|アブネリ avnery|アプトン upton
アマド amo|アマニ aman|アマラ alina|アマー ameer|アムラム imran|アムラン imran amram|アムル amer amre|アムンセン amundsen|アヤシュ ayache|アラウホ araujo|アラガン aragao|アラナ ilana
アラン alain arens allain|アラーウッディーン ata|アリアン ariane|アリオナ alena alona|アリサ ariza|アリシア alicja|アリス alice|アリステイデス aram|アリダ lidy|アリツィア alicja
アリーゼ alize|アルイジオ aluisio|アルカディウシュ arkadiusz|アルカージイ arkadiy|アルサ arso|アルシージス alcides|アルチャコフ artyakov|アルチョム artsiom artem artyom
アルチョーモフ artemov|アルデグンデス adelgunde|アルトゥーロ arte|アルノルド arnaud|アルノー arnaud|アルパート arpad|アルブケルケ albuquerque|アルベアル alvear|アルベアール alvear
アルベルト florian|アルホーナ arjona|アルヴァン alvin|アル＝カッザーフィー gaddafi|アル＝ムアタシム＝ビッラーフ mutassim|アレキサンダー alexandr|アレキサンドラ sandra alejandra alexa
アレクサンダー alex|アレクサンドラ sandra alejandra alexa|アレクサンドロス alexandre alexandru|アレクザンドラ sandra alexa alejandrina|アレクシ alexis|アレグザンダー alexandre
アレコス alexandros|アレシウス ales|アレジャノ arellano|アレジャーノ arellano|アレッド allred|アレハンデル alexander|アレハンドラ sandra alexandra alejandra
アレハンドロ alejandro alexandro|アレホ alejo|アロ haro|アロジョ arroyo|アロリョ arroyo|アン anh ahn anka|アンキエフ anikeyev|アンゲリク angelique|アンジェイ andrzej
アンジェラ angel angelique|アンジェリーク angelique|アンジャル andrey andrei andrej|アンジー angie|アンソニー anthony antony|アンソポロス anthopoulos|アンテル jainal
アンディ andrew|アンディー andrew|アンデシュ anders|アンデション andersson|アンデショーン andersson|アントゥン anton|アントワネット antoinette|アントワーヌ antoine|アンドラーシュ fay
アンドル ander|アンドルス andrzej|アンドルーズ andrews|アンドレ andrzej|アンドレア andreas|アンドレイ andrzej amnon|アンドレウ anas|アンドロニコス andranik|アンナ anka|アンネ aenne
アンネマリー annamaria|アンバー ambar amber|アンパロ amparo|アンベール humbert imbert|アンリエット henriette|アヴラモポロウス avramopoulos|アーウィン irwin|アーサフ arthur artur
アーザード azad|アーシュラ ursula|アース earth|アースィフ assef|アーダルベアト adalbert|アーツ aertsz|アーティット aditya|アーティフ atef|アーバン urban|アーヒム achim|アービド abdulaziz
アーマ irma|アール earle|アールストローム ahlstrom|アールト aalto|アーン arne|イアーゴ jacob|イェイツ yates|イェカチェリーナ ekaterina|イェシャヤフ yeshayahu|イェジ jerzy|イェジー jerzy
イェスタ gosta|イェスパ jesper|イェッフーダ yehudit|イェネー ebert|イェルジ jerzy|イェルン jorn|イェー yeh|イェーガー jager|イェーツ yates|イェーネ gene|イェーン jahn|イエス jesus
イエッペ jeppe|イエペ jeppe|イエルコフ jerkov|イエンス jens|イオルゴス georgios george giorgos|イグナス ignace|イグナーツ ignac|イケチュク ikechukwu|イゴーリ igor
イゴール ihar pavlyuk|イサモフ islamov|イシュトヴァーン vad|イジドー isidor|イスキエルド izquierdo|イスマーイール ismail ismael|イスミト ismet|イゾルデ isolde|イップ jip
イッレーシュ elias ilyas|イツァーク itzhak|イトゥカ jitka|イトウ ito|イトカ jitka|イノホサ hinojosa|イフサン ihsan|イブリン evelina evelyn evelien|イブレフ ivlev|イボナ ivona
イボン yvonne|イボンヌ yvonne|イム rim lim|イヤード ayad|イライアス elias|イライザ eliza|イライシャ elisha|イライジャ elijah|イリア ilja|イリチッチ ilich|イルス ilsu|イレイェン irene
イレーン elaine|イロ elo|イン lin ihn|イングランド englund|イングリッシュ english|イングリッド inger inkeri|イングリド inger inkeri|イングリート inger inkeri|インジシュカ jindriska
インテリア interior|インディシカ jindriska|インドジフ jindrich|インドルジヒ jindrich|インフリット ingrid inger inkeri|イヴ yves|イヴァロス avalos|イヴォン yvonne
イヴギェーニヤ evgenia evgeniya eugenia|イヴリン evelina evelyn evelien|イーゴリ igor|イーディス edith|イーバル ivar|イーホール igor|イーラジュ iraj|イーラージュ iraj|イーリヤ ilja
イーレン elaine|ウァタース waters|ウィ eui|ウィリー willie|ウィルム wilms|ウィーバー weaver|ウィープケ wiebke|ウィール wiel|ウィーヴァー weaver|ウイ eui|ウイリッヒ ulrich|ウェア ware
ウェイド wade|ウェイル whale|ウェスタン western|ウエストモーランド westmoreland|ウォルター norman|ウォレス wallace|ウォン one|ウォーレス wallace|ウジェーヌ eugene|ウジョア ulloa
ウスチノフ ustinov|ウスマン uthman|ウスマーン uthman|ウズベク・ソビエト社会主義共和国 iskandar|ウッシー uschi|ウッズ woods|ウニ eunhee|ウフク ufuk|ウプ eup|ウマル omer sadiq
ウラジスラフ vladislav|ウラジミール wladimir|ウラジーミラヴィッチ uladzimiravich|ウラジーミル uladzimir|ウラディーミル volodymyr|ウリ uriel|ウルシュラ urszula|ウルスラ ursula|ウルスン olsen
ウルズラ ursula|ウルフ wolfe wolf|ウロー oro|ウン yun|ウント en|ウンベルト humberto|ウーズラ ursula|ウーリッヒ ulrich|ウール ulu|ウールジー woolsey|エアハルト erhardt|エイ aye|エイエ eje
エイゾー azar|エイドリアン adrienne|エイナー einar|エイブ abe ayoob|エイミル emil|エイミー emi|エイメ aimee|エウトン elton|エカチェリーナ ekaterina yekaterina|エカテリニ aikaterini
エギディウス gil|エクストラ snezana|エジソン edson|エジミウソン edmilson|エジュアート eduard edvard|エスターライヒ austria|エステベス estevez|エステルハージ moric|エスパイア espaillat
エスパイヤ espaillat|エスペン esben|エズテュルク ozturk|エゼキエル yechezkel yehezkel|エダ ada|エチエン etienne|エチエンヌ etienne|エティエン etienne|エディ eddie|エディス edith
エドゥワルド eduardo|エドベリ edberg|エナジー energy|エバーグ oberg|エフィ effie|エフゲニー yevhen|エフサン ehsan|エフド ehud|エフライム ephraim efraim|エフレム efraim|エフード ehud
エブリン evelina evelyn evelien|エヘルシト ejercito|エマー emir|エマード imed|エミリア emi|エミン amin|エミー amy|エメ aime|エメー aimee|エリアス ilyas|エリエイザー eleazar
エリエザー eleazar|エリエーザー eleazar|エリオット ellen|エリキ erik|エリザベス elisabeth elizabeth|エリック ib|エリナー eleonore eleanor|エリノア elinor|エリヤフ eliyahu
エリュアール dali|エリーシー elisha|エルウィン ellie|エルクレス hercules|エルサ else|エルザ else|エルシー elsie|エルジェーベト markus|エルス else|エルスワース ellsworth|エルズワース ellsworth
エルドアン erdogan|エルフィ elfie|エレナ jelena helen helene|エレナー eleanor|エレニ helene helen|エレノア eleanor|エレフセリア eleftheria|エレフテリオス lefteris
エレミアス jeremias|エレーナ jelena olena|エレーヌ helen|エレーラ larrea|エロイーザ eloisa|エロディ elodie|エンジェラ angela|エンダー onder|エンマ emma|エンリケス henriquez|エヴァン evin
オ―スティン austin|オア orr|オアロ hoarau|オイゲン eugen|オウィディウス ovid|オウビー obey|オオタ ota|オカダ kazuchika|オキモト shu|オク oak|オジョス hoyos|オスカー oskari|オストロム astrom
オスマン othman|オスマーン olusegun segun|オダリック ulrich|オック oak|オッフェンバック offenbach|オディッセイ odysseas|オトフリート otfried|オニール oneal|オノサト toshinobu|オブレ aubry
オヘダ ojeda|オヘーダ ojeda|オベール aubert|オム homme|オムス homs|オリガ petar|オリファー oliver|オリベル oliver|オリヴェ oliver|オリーボ olivo|オルカル oskar|オルシェグン olusegun
オルシェフスキ olszewski|オルタンス hortense|オルチス ortiz|オルティス ortiz|オルドジフ petar|オルドニェス ordonez|オレグ oleh|オレジャーナ orellana|オレーナ yelena|オロスコ orozco|オン un
オンドジェイ ondrej|オー oh|オーエン owen eoin|オーエンス owens|オーシャン ocean|オータム autumn|オーティス ortiz|オードリー audrey|オードレ audrey|オーベリ aberg|オールレッド allred
オーレ oleg|オーロラ zora|オーロール aurore|カイ kye|カイラ kyle|カイリー kylie|カイル kyle|カイン gain|カクラン cochran|カザール casal|カシア katarzyna|カジェハス calleja
カジミエシュ kazimierz|カスティージャ castilla|カスティージョ castillo|カスティーヤ castilla|カスティーヨ castillo|カスペル kacper|カズィム kazem|カタジナ katarzyna|カチャ katya katja
カティア katja|カテジナ katerina|カテリーナ aikaterini|カドレツ kadlec|カナ khanna|カバウカンチ cavalcante|カバジェロ caballero|カフタニ qahtani|カベフ kaveh|カマー comer|カミル komil
カミーユ camille|カラタユー calatayud|カラランポス charalampos|カランサ archivaldo|カリスト calixto|カリダ caridad|カリッド khaled|カリブー dan|カリー curry|カリージョ carrillo
カリーソ carrizo|カル gal khar|カルツォフ koltsov|カルナス canals|カルバハル carvajal|カルバーリョ carvalho|カルーゾ caruso|カレド khalid|カレル karl carl|カレン karin karan qarin
カン gang cao|カンジド candido|カー kurt|カーク kirk|カーダール flora|カーチャ katja katya|カートライト cartwright|カービー kirby|カーフ karhu|カーペンティア carpentier
カームビーズ kambiz|カール cars|カールマーン kalman koloman|カーン khan cain|ガイ qi|ガイア gaja|ガイス ghaith|ガイッチ gajic|ガイヤール gaillard|ガウタマ gautam|ガウディ gowdy
ガジェゴ gallego|ガスリー guthrie|ガフール gafur|ガブリエウ gabriel|ガブリール gavriil|ガプ kab kap|ガマール cemal|ガラム karam|ガリアルディ gagliardi|ガリーナ halyna
ガルガーリョ gargallo|ガルサ garza|ガルソン garzon|ガレ gallet|ガンツ abraham|ガンニバル hannibal|ガンボア gamboa|ガンマ gamma|ガード gerda|キェ kay|キェル kjell|キエーザ chiesa
キナーリャ chinaglia|キム gim jain|キャサリン katherine catherine kathryn|キャシー cassie|キャスリン kathryn|キャスリーン kathleen cathleen|キャッスル castle|キャベ cabay
キャリー carey|キャンベル campbell|キューン keun|キョ gyo|キラーイ pal|キリル cyril|キル gil gill|キン khin|キング well|キンタニージャ quintanilla|キンタニーヤ quintanilla
キンニーチ chinnici|キンバリン kimberlyn|キンバリー kimberley|キース keith|キーン kean|ギェ kay kye|ギオルギ george|ギオルゴス georgios george|ギジェルモ guillermo|ギベール guilbert
ギマランイス guimaraes|ギャビ gavin|ギョウ gyo|ギョーム guillaume|ギヨ guillot|ギヨー guyot|ギヨーム guillaume|ギリアン jill jillian|ギル gila kil|ギレ guillet
ギーラーニー gillani|クァク kwak|クァン kwang gwang kwan|クァンソン kwangson|クェイヤー cuellar|クェック kwek|クエイト cueto|クエジャル cuellar|クエール quayle|クォン kwon kweon fong
クク guk gug|クサファー xaver|クサーヴァー xavier xavi|クシシュトフ krzysztof|クストヂオ custodio|クック cooke|クティラト ctirad|クドリャフツェフ kudryavtsev|クヌスン knudsen
クヌッスン knudsen|クヌースン knudsen|クムリノフ kumpilov|クライド clyde|クライブ clive|クライヴ clive|クラトフビロバ kratochvilova|クラトフヴィル kratochvil|クラリッチ kraljic
クラーク clarke chris|クラース claes|クリス christopher kristofer kristopher|クリスチャン kristian christian cristian|クリスチャンセン christiansen
クリストファ christopher kristofer|クリストファー christopher christoffer|クリングホッファー klinghoffer|クリンゲルヘーファー klingelhofer|クリーヴァー cleaver|クル kurt|クルィーム krym
クルス cruz|クルト kurd|クルトワ courtois|クルード claude|クレア claire clare|クレイン crane|クレス claes|クレマン clement|クレメント breeze|クレヴァー cleaver|クレール claire
クロス crosse|クロー krogh|クロートヴィヒ chlodwig|クロード claude|クローブシャー klobuchar|クヮン kwang gwang kwan|クワイヤレ afrah|クワメ ato|クン keun|クンプライネン kumpulainen
クーリ khouri|グァン kwang gwang|グァンソン kwangson|グェン gwen nguyen|グエン nguyen|グォン kwon kweon|グク cook kuk gug|グザヴィエ xavier xavi|グジェゴシュ grzegorz
グスタフ gustaw|グスタヴ gustaf|グスマン guzman|グズミチ richard|グッドウィン burmese|グヨ guyot|グラハム graeme|グラミエ graeme|グラーブ gulab|グラーム ghulam|グラール goulart
グリア greer|グリエルモ guglielmo|グリハルバ grijalva|グリフィス griffiths griffith|グリフィスズ griffiths|グル kul|グルイッチ grujic|グルーン groen|グレアム graeme|グレイアム graeme
グレイザー glazer|グレイス grace|グレイディーズ gladys|グレゴワール gregoire|グレーアム graeme|グレート great|グレーフ greef|グレーム graeme|グヮン kwang gwang kwan|グン keun
グンヒルド gunilla|グージェウ gurgel|グース goes|ケア kare|ケアリ carey|ケアリー carey|ケイシー kvitka|ケイス keith|ケイティ katie|ケイト kate|ケイトソン kaitlin|ケイリー kayleigh
ケイロス queiroz|ケイン kane kean|ケティル kjetil|ケネス kenneth|ケリー kellie|ケル kjeld|ケルドセン kjeldsen|ケン gen lunde|ケーガン kagen|ケーシ― casey|ケース case|ケーニヒ konig
ケーリー kayleigh|ケーン kane|ゲアノート gernot|ゲアハルト gerhard|ゲアハート gerhard|ゲアリー gary|ゲイ gaye|ゲイツ gaetz|ゲイト gate|ゲイブ gabe|ゲッツ goetz|ゲバラ walter|ゲルト gerda
ゲン ken|ゲンナジー hennadiy|ゲーリンジャー gehringer|ゲール gael|ゲールツ geerts|コイン keun|コク kuk|コジアス kotzias|コジマ cosima|コジモ cosimo|コスティージャ costilla|コスト coste
コッフィ hua|コッフィー coffey|コッホ koch|コッラード corrado|コナー conor|コネチ konecny|コノヴァノフ konovalov|コフィー coffey|コヘア correa|コヨーテ kojic|コラ colas|コラールシュ kolar
コリア collier|コリャード collado|コリー corey|コルテス cortez|コルテュルク koruturk|コルネイユ corneille|コルネリア lia|コルネーリア lia|コルブ floris|コロリョフ korolev|コン gong hamed
コンスタンチン kostyantyn|コンスタンツォ costanzo|コンスタンティノス konstantin kostas|コンスタンディノス konstantin kostas|コンスタントプリオス konstantopoulos
コンスタントプロス konstantopoulou|コンセイソン conceicao|コンハード conrado|コヴァーチ kovacs|コー khor|コーガン kohan|コーク cooke|コーツ coates|コーネリア lia|コーヒー coffee
コービー kobe|コーリー corey|コール call|コールドロン calderon|ゴダン gaudin|ゴメス gomez|ゴル gul kol kul|ゴロジェツ golodets|ゴロム golomb|ゴロンプ golomb|ゴン gun kong
ゴンサウヴェス goncalves|ゴータマ gautam|ゴーパーラ gopal|ゴールドファーブ goldfarb|サイ syed|サイアーズ sires|サイイド syed sayyed|サイトウ saito|サインス sainz|サウス south|サウロ saura
サエス saez|サエンス saenz|サク sag|サザン southern|サス sasse|サッジャド sajjad|サッチャー thatcher|サッバーヒー sabahi|サデアス thaddeus|サバレタ zabaleta|サバー sabbagh
サパタ zapata|サファイア sapphire|サフェル sefer|サボ savo|サマンサ samantha|サム sum|サモラ zamora|サラ salad|サラッシノス thalassinos|サラテ zarate|サラーテ zarate|サラーフ salah
サリ antel|サリフ salih salihu|サルカコス xarchakos|サルギス sarkis|サルード salud|サレフ saleh|サロモン salomao|サン sung saint|サンシュ sancho|サンデイ sandy|サンドベリ sandberg
サンフアン sanjuan|サンライズ sunrise|サー sur|サーギス sarkis|サーデグ sadeq|サーニャ sanja|サーマール samal|サーモン salmon|サーラ zahra|サーリフ saleh salih saliha
サーレフ saleh salih saliha|ザイナブ zeynep|ザカライア zachariah|ザカライヤ zachariah|ザッカリー zachary|ザビエル xavier xavi|ザフラ zahra|ザムゾン samson|ザヴィア xavier xavi
ザームエール samuel|シア xia|シウバ silva|シウヴァ silva|シェ hsieh|シェア scheer|シェアー share|シェイ hsieh shea|シェイズ shays|シェシェリ seselj|シェバーズ shahbaz|シェフ shehu
シェフチーク sevcik|シェリー chellie|シェル kjell|シェルスティ kjersti|シェルストレーム kallstrom|シェヴド shved|シェー shea|シェーベリ sjoberg|シェール kjell scheel|シオドア theodore
シオン zion|シグリ sigrid|シグル sigurd|シグール sigurd|シッド sidney|シド sidney|シビーユ sibylla|シモン szymon|シモンエス simoes|シャイアン cheyenne|シャイニング nakayama
シャイフ shaykh shaikh|シャイン shine|シャビ xavi|シャビエル xavier xavi|シャフナワーズ shahnawaz|シャフナーズ shahnaz|シャフラーム shahram|シャボ chabot|シャラーフ shalah
シャルティエ chartier|シャルル charles|シャルロッテ carlota|シャルロット charlotte|シャン xiang|シャヴィエル xavier xavi|シャーリーン charlene|シャーロット charlotte|シュエ shwe
シュクリュ sukru|シュグ suge|シュチェパーンカ stepanka|シュテック stock|シュトイアー steuer|シュトイヤー steuer|シュトゥンプ stumpf|シュトルツェ stolze|シュバイツァー schweitzer|シュバルツ schwarz
シュリーブ shreve|シュヴァリエ chevalier|シュー xu|ショア shore shor|ショイアーマン scheuermann|ショウン shaun|ショーン sean shane|ショーヴェ chauvet|シラジ siraj|シラス shiraz
シラズ sires|シリア celia|シルショフ shirshov|シルベスタ silvester|シロアッフ shiloah|シンシア yukari|シン荘駅 xin|シーク farhat|シークリット sigrid|シーザー cesar|シード essid
シーマン seaman|シールズ shields|シーン sean|ジウベルト gilberto|ジェ chae|ジェイ jae|ジェイコブ jacob yaakov|ジェイスン jason|ジェイソン jason|ジェイド jade|ジェイミー jamie
ジェイムス james|ジェイムズ james|ジェイン jane|ジェシー jessica|ジェス jesse|ジェスス jesus|ジェズス jesus|ジェニファ jennifer|ジェニー tzeni|ジェニーン jeannine|ジェネス janeth
ジェネリコ zayn|ジェフ jeffrey geoff|ジェファスン jeferson|ジェファソン jeferson|ジェファースン jeferson|ジェフェリー geoffrey|ジェフリ geoffrey|ジェフリー jeffrey geoffrey
ジェマーリ dzhemal|ジェリ jere|ジェリカ zeljka|ジェリコ zeljko|ジェリミール zelimir|ジェルジー jerzy|ジェルトレル gertler|ジェルド gerda|ジェレミア geremias|ジェンマ gemma|ジェーン jayne
ジエームス james|ジオニーシオ dionicio|ジクリト sigrid|ジッリ gigli|ジナ china|ジビュラ sibylla|ジビーラ sibylla|ジプ chip|ジモン simon symeon|ジャイルス gilles|ジャクリーヌ line
ジャクリーン jaqueline jacqueline line|ジャスミン jazmin yasmin|ジャチント giacinto|ジャック jacques pere|ジャックス jacques|ジャニェス yanez|ジャニー johnny|ジャネス janeth
ジャビット xhavit|ジャビド javed|ジャマル cemal|ジャム cham|ジャメイン jermaine|ジャヤウハル jawhar|ジャリリ朝 jalili|ジャルコ zarko|ジャン chang chan|ジャンガ jang|ジャンルイジ gianluigi
ジャンルイージ gianluigi|ジャン＝クルード jc|ジャン＝クロード jc|ジャー jha|ジャージー jerzy|ジャーメイン jermaine|ジュ chu zu choo|ジュアン joan joao|ジュガーノフ zyuganov|ジュディス judith
ジュニア junior jr ii|ジュヌヴィエーヴ genevieve|ジュラ david|ジュラン durand|ジュリアス julian|ジュリシュ duris|ジュリー juliette julie|ジュルタ daniel|ジュン chung chun june
ジュール jules|ジューレ sule|ジューン jhun|ジョ cho|ジョアン joanne joao|ジョイ joey|ジョシュア emperor|ジョズエ josue|ジョセフ yosef yoseph|ジョゼップ・マリア jm|ジョゼフ yosef yoseph
ジョティ jyoti|ジョディ jodie|ジョナソン jonathon|ジョフロワ geoffrey|ジョランダ yolanda|ジョリー jolie|ジョルギ jauregui|ジョルゴス george|ジョルジ jorge
ジョルジュ george georges djordje|ジョルジヴィッチ djordjevic|ジョルジーニョ jorginho|ジョルダン jordao|ジョン chong gilbert chung|ジョング jonge|ジョンヒョン gasti
ジョージ・フライン flynn|ジョーゼフ yosef yoseph|ジョーン con|ジラール girard|ジリアン jill|ジル gila gilles|ジレ gillet|ジロー giraud|ジンア china|ジンフ jinhoo jinhu
ジークハルト sieghard|ジークフリート siegfried sigfried|ジークフリード siegfried|ジークムント sigmund|ジーモン simon|ジーン jean gene jeanne|スアト suat|スアレス suarez|スアン xuan
スィーキ sik|スエ swe|スガン seguin|スクァルチォーネ squarcione|スコア score|スザナ susanna|スタイン stine|スタニスワフ stanislaw|スチェパン stjepan|スチュアート stewart|スチュワート stuart
スチーブンソン stephenson stevenson|スティーブ steve|スティーヴン stefan|スティーヴンスン stephenson|スティーヴンズ stephens|ステイシー stacie|ステファニー王女 stephanie|ステファンコフ stefanov
ステルマフ stelmakh|ステーシー stacy|ステープ suthep|ストール stahl|スニェール suner|スニガ zuniga|スノー snow|スパイズ spies|スパロー sparrow|スパー spare|スフィー suphi
スベトラーナ sviatlana|スペル hideo|スペース space|スミス smith smits|スモーキー cyclone|スモール small|スュレイマン suleyman|スル sul|スルキス surkis|スルコフ surkov|スルタン sultan
スルターン sultan|スルマ zulma|スルヤ surya|スレイマン souleymane|スレーシュ suresh|スローン sloan|スワンドクマイ lundberg|スン sung seung|スヴィアトラーナ svetlana|スヴェンセン svendsen
スヴャトスラウ svyatoslav|スヴャトスラフ svyatoslav|スー sue|スーエル sewell|スージ susi|スージー susi|スーズ suze|スーン thune|ズアン duan|ズビャダウリ zviadauri|ズブコフ zubkov
ズュベイデ zubeyde|ズライ zulay|ズラタン zlatko zlata|ズラフリオフ zhuravlev|ズラブ zurab|ズレイカ zulekha|ズレタ zuleta|ズレータ zuleta|セア zea|セイジ sage|セイジュ sage
セイラム salem|セオドア theodor theodore|セガン seguin|セザール cesar|セシル cecile cec|セス seth|セゼル sezer|セッションズ sessions|セディージョ zedillo|セディーヨ cedillo
セバスチアン sebastien|セバスチャン sebastien sebastian|セバスティアン sebastiao|セバージョス ceballos|セベ seve|セペダ zepeda|セミストクレス themistoklis|セム shem
セメノヴィチ semyonovich|セメノヴィッチ semyonovich|セラヤ zelaya|セルゲイ sergius serhiy|セルジュコフ serdyukov|セージ sage|セーベル sever|セーラム salem|セール sale|ゼイ ze
ゼスト soest|ゼニア xenia|ゼバスチアン sebastian|ゼーダーシュトレーム soderstrom|ゼーブ zeev|ゼーレン soren|ソイル soylu|ソウホニー sawhney|ソク sek|ソクジン alfredo|ソクチン alfredo
ソッ sok|ソック suk|ソフィ sophie|ソモサ somoza|ソルヴェイ solveig|ソレダー soledad|ソロモン sol shlomo|ソロヴィヨフ solovev|ソロヴィヨーフ solovev|ソン shon sun sen|ソンガス tsongas
ソンキ songi|ソヴァージュ sauvage|ソー thaw|ソーシド saucedo|ソーシャル social|ソーヤー sawyer|ソールヴェイ solveig|ソーンダーズ saunders|ゾエ zoi|ゾフィア sophia|ゾラー solar
ゾルゾリアニ zhorzholiani|ゾルターン gera|ゾンターク sontag|ゾー zaw|ゾーイ zoe|ゾービ zoabi|タイロン tyrone|タウフィーク tofik|タオ to|タキゾウ yagi|タク di|タスカー tanker
タチアナ tatiana tatjana tetyana|タチヤナ tatiana|タナカ aiko|タニウチ hideki|タニヤ tanja|タヒ dahi|タマシュ lorincz|タマーシュ vicsek|タムソン thompson|タン tung dan
ターニャ tanja|ターヒル taher tahar|ターフィク tawfiq|ターリク tarek|ターレク tariq tarik|ダイアン dion dianne diane|ダイン tain dine|ダク doug duk|ダグ doug|ダグラス doug
ダサ daza|ダスティ dusty|ダックワース duckworth|ダッタ dutta|ダッチ dutch|ダット dutt|ダニエル danny dani|ダビッド dave|ダフィ duffy|ダフィー duffy|ダフニー daphne|ダミアン damiao
ダム tam|ダムール damour|ダラム durham|ダル tal|ダルシャナ darshan|ダレ dalia|ダン tang tan|ダヴ dov dove|ダヴィッド dave|ダヴィド davids|ダーウド dawud|ダーウード dawood|ダーク dirk
ダークス dirks|ダーフィト david dave|ダーヴィット david dave|ダーヴード davoud|チアン jiang|チウ qiu|チェ chae chai choe|チェイス chase|チェル kjell|チェルヌイフ chernykh
チェルノビツキ eva|チェレンチェフ terentyev terentiev|チェレンチエフ terentyev terentiev|チェンバレン chamberlain|チェンバース chambers|チェンバーズ chambers|チェーティル kjetil
チェーン chain|チオカ tsiokas|チグラン tigran|チズメシャ cizmesija|チベリ tiberi|チホノワ tikhonova|チャ char|チャイ di|チャイム chime|チャオ zhao|チャタジー chatterjee|チャック chuck
チャベス chaves chavez|チャム jam charm|チャン jang tran jan|チャーリー carin|チャール charles|チャールス charles|チャールズ charlie|チャールトン charlton|チュ joo ju zu|チュイ qu
チュウ zhu|チュオン truong|チュクカ chukwuka|チュワン chuan|チューダー tudor|チョ jo|チョモル agnes|チョン jung jeong jong|チョー kyaw|チョードリー chowdhury|ヂョウ djou|ツァハ zach
ツァハリーアス zacharias|ツィロ tilo|ツィンマー zimmer|ツゥール zur|ツェーザリ cesar|ツェーザル casar|ツォーマス tuomas|ツヴィヤノヴィッチ cvijanovic|ツー zu zi|ティ di|ティナ tinatin
ティボー thibault thibaut|ティロン tyrone|ティン thinh|ティンレー choling|テイシェイラ teixeira|テイト tate|テオドルス theodore|テオドール turpal|テオファニス fanis|テク taik
テクニック technique|テジェス tellez|テッヨ tello|テネフ tanev|テューダー tudor|テリエ terje|テレキ samuel|テージョ tello|テーム teemu|ディ ti|ディエス diez|ディビッド david dave
ディミトリオス demetrio|ディヴィッド david dave|ディール deal|ディーン english dean|デイ dae|デイジー daisy|デイビス davies|デイビット david dave|デイビッド dave|デイビーズ davis davies
デイブ dave|デイヴィス davies|デイヴィット david dave|デイヴィッド dave|デウォン daewon|デグチャリョフ degtyarev|デシャン deschamps|デジャン deyan|デジャーレイ desjarlais|デジレ desiree
デスピナ lazarevic|デソールニアー desaulnier|デニ denis|デニス oil|デビット david dave|デビッド david dave|デュアン duane|デュシャン deschamps|デュフォア dufour|デュボワ dubois
デュポン dupont|デュマ dumas|デリア adelia|デル tel|デルマ delmas|デヴィット david dave|デヴィッド david dave|デービス davies|デービッド dave|デーブ dave|デーヴィス davies
デーヴィッド dave|トゥ doo du|トゥキノ iv|トゥリト turid|トゥルージロ trujillo|トゥローツィ dora|トゥン dun|トゥーサン toussaint|トゥーミー toomey|トゥール tours|トミスラヴ1世 tomislav|トム old
トライン trine|トリニダ trinidad|トリビオ alcolea|トルキー turki|トルヒージョ trujillo|トルヒーヨ trujillo|トルビョルン torbjorn|トルビョーン torbjorn|トルヴァイ renata|トレイシー tracie
トレジャー treasure|トレチャク tretiak|トレホ trejo|トレンティティ trentini|トレーシー tracie|トロン trond|トン dong tung|トンシン yee|トンチョル dongcheol|トンポシュ katya
トーア thor tor|トーゾ toso|トーニャ tonje|トーバー tovar|トーブ tov|トール tall|ドアン dogan|ドイッチュ deutsch|ドゥ tu daw|ドゥイ dwi|ドゥイッチ deutch|ドゥウェイン duane|ドゥエイン duane
ドゥッタ datta|ドゥラッツォ gravina|ドゥリ turi|ドゥル tul|ドゥルー drew|ドゥン tung|ドゥース dulce|ドウェイン duane|ドク duk tok|ドグ doug|ドソン tosong|ドナ dana|ドナタ donatella
ドナルド donalds|ドネア donaire|ドハティ doherty dougherty|ドブ dov|ドリュー drew|ドリーム dream|ドルー drew|ドレイク drake|ドレーク drake|ドロネー delaunay|ドン ton
ドヴォルザーク dvorak|ドーリットル doolittle|ドーン doorn|ドーヴェルニュ iii|ナイ nye|ナイト knight|ナサ naser|ナサナエル natanael|ナサニエル nathaniel|ナザ alhassan|ナザレンコ nazaranka
ナザーレンコ nazaranka|ナシュル・アッラー nasrallah|ナジャール najjar|ナス nusrat|ナスラッラーフ nasrallah|ナスルッラーフ nasrallah|ナスル・アッラー nasrallah|ナターシャ natasja
ナターリァ natalja|ナップ knapp|ナデジダ nadeshda|ナビツキー novitsky|ナビル・カルウィ nabil|ナビーフ nabih|ナフマン nachman|ナヘラ najera|ナーイフ nayef|ナーディル nader|ナーンドル dani
ニア nir|ニアジ族 niazi|ニウトン nilton|ニエベス nieves|ニキチナ nikitina|ニコラ nicolas|ニティ nidhi|ニュン nyunt|ニルス niels|ニール neal|ヌエボ nuevo|ヌドロブ ndlovu|ヌニェス nunez
ヌマーン nauman noman|ヌルメン nurmi|ヌヴー neveu|ヌードセン knudsen|ネイザン nathan|ネジメッティン necmettin|ネタニヤフ netanyahu|ネディナ elif|ネベス neves|ネヴァン neman
ネーヴィス neves|ノア noe|ノウルズ knowles|ノエ noah|ノエリア noe|ノックス knox|ノット knott|ノト nicolai|ノボア novoa|ノルベリ norberg|ノヴェ novais|ノート noot|ノール naor
ノールズ knowles|ノールト noort|ハイ high|ハイサム haytham haitham|ハイジ heidi|ハイス hice|ハイデ haydee|ハイムズ himes|ハイメ jaime|ハイロ jairo|ハイン huynh|ハインリヒ hendrik
ハウ howe|ハウア jaua|ハウレギ jauregui|ハエン jean|ハガティ hagerty|ハクオン kean|ハケウ raquel|ハコボ jacobo|ハシント jacinto|ハジ hajj|ハジッチ hadzic|ハッカミー jacome|ハッジ hajji
ハトゥン queen|ハドジャ khwaja|ハニーヤ haniyeh|ハビ javi|ハビエル xavier xavi javier|ハフ huff hag|ハフィズ hafez|ハフェ jafet|ハブタ habte|ハブリエル gabriel
ハブリチコバ havlickova|ハミル jamil|ハムマ hammam|ハラ jara|ハラハ harrach|ハラミーヨ jaramillo|ハリエット harley|ハリストス christos|ハリナ galina|ハリュ harju|ハリーナ galina
ハルガ helge|ハン hahn tuah|ハンナ chana|ハンフリー humphrey|ハーイル hayel|ハーグリーヴス hargreaves|ハージー hajji|ハーセス herseth|ハービー harvey|ハーフィズ hafez|ハーベイ harvey
ハーラ chara|ハーラフ khalaf|ハーヴィー harvey|バイス bice|バオ vinh|バシル bechir|バジェ valle|バジェス valles|バジェホ vallejo|バジェーホ vallejo|バジャダーレス valladares
バスケス vazquez|バタージャ batalla|バダ badr|バッジェ batlle|バッチ butch|バッチャン verma|バット butt|バッド budd|バティスタ baptista|バディ buddy|バディグ budig|バディー buddy
バトリ julia|バド bud|バナスター bairam|バハマン bachmann|バフシュ bakhsh|バフティヤーリー bakhtiari|バフラーム bahram|バブド neman|バホ bajo|バミューデス bermudez|バラク barakat
バラージュ babel|バリソン burlison|バリョーニ baglioni|バル pal|バルカ barkat|バルゲ berge|バルサザル balthasar|バルサザー balthasar|バルサザール balthasar|バルツァール badri
バルディビア valdivia|バルデス valdez|バルトウォミェイ bartek|バルトホルト barber|バルドメロ bogdan|バルーク baruch|バレンスエラ valenzuela|バン pang pan|バンゼルク partanen|バー bah
バーキ bakke|バーク burke|バージニア virginia|バージル virgil|バーセルミー barthelemy|バーノン vern|バーバク papak|バーバラ baldomero|バーブシュキン babushkin|バーベリ babel
バーホーベン verhoeven|バーリント valentin|バール bahr bars|バールーフ baruch|バーン byrne|パイ pye|パイン pine|パウアーズ powers|パウラォン paulao|パウル pol pouw|パエス paez
パスクワ pasqua|パストゥール pall|パック puck|パディーヤ padilla|パデュー perdue|パナイオタ panagiota|パブラ pavla|パブリク pavlik|パブロス pavlos|パブロフ pavlov|パベル pavel pawel
パル bal|パルマター perlmutter|パルマッター perlmutter|パルムター perlmutter|パルムッター perlmutter|パルヴェス parvez|パルヴェーズ pervaiz|パレハ pareja|パレホ parejo|パレース parijs
パワー power|パン ban peng|パンドルフォ ottomar|パヴェウ pawel|パー pas|パーマー palmer|パール pearl perla|パールフィ fidel|パーヴォ pavlos|ヒェ he|ヒェル kjell|ヒエナッツ henadz
ヒメナ ximena|ヒメネス jimenez ochoa|ヒャシュティ kjersti|ヒュエル kjell|ヒョルト hjort|ヒョンジン sam|ヒョードル emelianenko|ヒョードロヴィチ fedorovich fyodorovich
ヒョードロヴィッチ fedorovich fyodorovich|ヒラルド giraldo|ヒル gil|ヒルツネン hiltunen|ヒルベルト gilberto|ヒンケル ginkel|ヒース heath|ビア veer|ビアール vial|ビギー begue
ビクーニャ vicuna|ビゴ bigot|ビゴー bigot|ビシャレアル villareal|ビシュラ busra|ビジナ bidzina|ビジャ villa|ビジャヌエバ villanueva|ビジャロエル villarroel|ビジャール vilar|ビッグ bill
ビッリー berri|ビバリー beverly beverley|ビャチェスラフ viachaslau|ビャルニ benjamin binyamin benyamin|ビャーネ bjarne|ビョイス buijs|ビョルクマン bjorkman|ビョルン bjorn
ビョン byun pyon byung|ビョーク bjork|ビヨルクルンド bjorklund|ビルイェル birger|ビルイエル biljana|ビルヒリオ virgilio|ビン ping vinh|ビヴァリー beverly beverley|ビーティ beattie
ビード bede|ビーニャ vina|ピアース pierce|ピエルジュゼッペ piergiuseppe|ピエルジョルジョ piergiorgio|ピカーサ pisacane|ピサロ pizarro|ピニェイロ pinheiro|ピニョール pinol
ピネハス pini pinchas|ピャティフ pyatykh|ピュッツ putz|ピュト put|ピュー pugh|ピョ phyo|ピョン byun byung pyong|ピョートル peter petr piotr|ピラルシュ pilar|ピルリプ philip
ピンカス pinhas pini|ピンソン pinzon|ピンハス pini|ピース peace|ピーター peters|ピート pete peter peters|ファ hwa|ファイ faye|ファイア fire|ファイディ noureddine|ファイヤーズ fayez
ファイン evgeniy fine|ファウンダス fountas|ファクリ faqir|ファジル fajr|ファズリッチ brat|ファソン hwasong|ファティシュ fateh|ファニタ juanita|ファネッツ jeanette|ファフミ fahmi
ファラジ faraj|ファラーチ fallaci|ファルク faruk farouk faruq|ファレス juarez|ファン van hwang hwan|ファンデル vander|ファンデンベルフ vandenbergh|ファンド fund|ファンニ franciska
ファーガスン ferguson|ファースト first|ファーティン faten|フアド fuad fouad|フアナ juana|フアレス juarez|フアン juan|フアード fouad|フィ hwi|フィットフィールド whitfield|フィリッツ filiz
フィーラ veerle|フィールズ fields|フイ hee hi hui|フイリツプ philip filip|フイン huynh|フェ hoe|フェイ faye|フェイス faith|フェチソフ fetisov|フェデリコ frederico|フェヘイラ ferreira
フェムカ femke|フェルノン vern|フェルハーヘン verhagen|フェレメレン vermeulen|フェレンツ santa|フェレンツィ beni|フェードロフ fyodorov|フォクト vogt|フォックス foxx|フォルクマール volkmar
フォワード forward|フォン of|フォー four|フォーク foulk|フォークト vogt|フォークナー faulkner|フォーニア fournier|フゴー hugo|フサイニ husayni|フサイニー hosseini husayni husseini
フサイン hussein hossein husayn|フスト justo|フズーリー fuzuli|フセイニ husseini|フセイン hussein hossein husayn|フッカー hooker|フッド hood|フブルーリ khubuluri|フマーム humam
フューチャー future|フョードル fedor|フョードロフ fedorov fyodorov|フョードロヴィチ fedorovich fyodorovich|フョードロヴィッチ fedorovich fyodorovich|フライン hlaing|フラッド flood
フラド jurado|フラニョ franjo|フラワー flowers|フラワーズ flowers|フランシスコ curro pancho|フランシスコ・デ・パウラ francisco|フランシスコ・ホセ francisco|フランセスク quico|フランソワ francois
フランソワーズ francoise|フランツェウィチ front|フラー fuller|フリ juli|フリア julia|フリアン julian|フリエタ julieta|フリオ julio|フリストフォル christopher|フリードリヒ fredrik
フルーツ fruit|フルートス frutos|フルーリー fleury|フレイジャー frazier|フレディ andrew|フレデリック frederique|フレブ hleb|フレユ frey|フレーク flake|フレーブニコフ khlebnikov
フレーリヒ frohlich|フロージ frode|フロート groot|フロールチェ floortje|フワイリド khuwaylid|フワーラズミー kharazmi|フン hun hoon hung|フークス hoeks|フーシェ guusje|フース guus
フーベルトゥス hubert|フーン huhn|ブカ si|ブシェ boucher|ブシャーン bucshon|ブジェチスラフ bretislav|ブネ benet|ブノワ benoit|ブライス bryce|ブラシック vlasic|ブラシッチ vlasic
ブラジェイ blazej|ブラジェク blazek|ブラス braz|ブラックスミス seppala|ブラディー kato|ブラニミル branko|ブラン blanc blum bruijn|ブラント blunt|ブラーボ bravo|ブリアン briand
ブリオスコ riccio|ブリジェット bridget|ブリジット bridget|ブリッツ briz|ブリュック broek|ブリュネ brunet|ブルクハルト burkhardt|ブルクハート burkhardt|ブルジュワ bourgeois
ブルジョア bourgeois|ブルジョワ bourgeois|ブルック brooke|ブルト bulut|ブルメンソール blumenthal|ブルー blue|ブレア blair|ブロ blot|ブロッホ bloch|ブロンクビスト blomqvist|ブワイェ boyer
ブージェワー bourgeois|ブーフホルツ buchholz|ブール boer|ブーヴェ bouvet|プガチョーフ pugachyov|プチジャン petitjean|プッチ puig|プティジャン petitjean|プライス price|プライム prime
プラス plath|プラナブ prakash|プリド pulido|プリード pulido|プル bul|プルセル porcel|プルテー porter|プルヴォア pruvost|プレシャス precious|プレボ prevost|プレボー prevost
プレヴォ prevost|プレヴォー prevost|プン boon bun|ヘア hare|ヘイズ hayes|ヘイワース hayworth|ヘスス jesus|ヘディ headey|ヘナロ genaro|ヘナー rener|ヘビー heavy
ヘラルド gerard gerardo|ヘリス sole|ヘリット gerrit|ヘルヴィック herwig|ヘルヴィヒ herwig hellwig|ヘレナ helen|ヘレミア geremias|ヘレミアス geremias|ヘレン helena
ヘロニモ jeronimo geronimo|ヘンツェル hentschel|ヘンリケス enriquez|ヘール hale|ベア beer bir|ベアトリ beatrix|ベアード baird|ベイツ bates|ベイナー boehner|ベガ vega
ベク baek paek pek|ベサニー bethany|ベス beth|ベスティ betsy|ベスティー betsy|ベゼハ bezerra|ベッキ rebecca|ベッシュ bosch|ベッチ beth|ベッツァーリ vezzali|ベネク vanek|ベネー benet
ベノワ benoit|ベハラノ bejarano|ベハラーノ bejarano|ベバリー beverly|ベラ vela|ベラスケス velasquez velazquez|ベラスコ velasco|ベリ bergh|ベリコフ velikov|ベリコヴィッチ veljkovic
ベルガラ vergara|ベルゴワ petkova|ベルデ verde|ベルディーン benigno|ベルデホ verdejo|ベルナルダン berenguer|ベルモフタール belmokhtar|ベルレ berley|ベレス velez|ベレツ velez
ベロニカ veronica veronika|ベングソン bengtson|ベングド bengt|ベント benedikt|ベンハミン ben|ベヴィラックァ bevilacqua|ベヴェリィー beverley|ベーア bar bahr|ベーカー baker
ベーコン bacon|ベージル basil|ベーベ barbe|ベーベル baldur|ベーラ kun|ペイェ payet|ペイショット peixoto|ペイジ page|ペク baek paek|ペッツ samu|ペトル petro|ペトレ petar
ペニッラ pernilla|ペラ pere|ペルト part|ペレ perret|ペレト peled|ペロー perrot|ペンッティ pena|ペンティ pena|ページ page|ペーター peters|ペール pavle par pohl|ホァン huan|ホア hwa
ホアキナ joaquina|ホアキン joaquin|ホアン huang|ホウム home|ホエール whale|ホサニ hosni|ホシュベリ forsberg|ホジスン hodgson|ホジソン hodgson|ホジャ joya|ホスロー khusro|ホセ jose
ホセファ josefa|ホタ jota|ホドリゲス rodrigues|ホナス jonas|ホフマン nora|ホフロワ khokhlova|ホベール jover|ホヤ joya|ホランデル amstel|ホルガ holger|ホルガ・スキール holger|ホルダ jorda
ホルダン jordan|ホルツァプェル holzapfel|ホルツアプェル holzapfel|ホルドン gordon|ホルヘ jorge|ホワイトサイズ whitesides|ホン hun|ホンザ hans|ホーカン hakon hakan|ホーキンズ hawkins
ホークル hochul|ホーゲン haugen|ホーシャ rocha|ホーバル havard|ホーヘ jorge|ホームズ holmes|ホーリー hawley|ホーヴァル havard|ボア boer|ボウタース wouters|ボグスワフ bohuslav
ボグミウ bohumil|ボジヴォイ borivoj|ボス bosch vos|ボダン bodin|ボニージャ bonilla|ボニーヤ bonilla|ボネ bonnet|ボフダン bogdan|ボフミル bohumil|ボブ・クラウシャール kraushaar
ボム beom bum|ボルハ borgia|ボルヘス borges|ボワ bois|ボーエン bowen|ボードゥアン ba bachir|ボードワン baudoin|ボーン bourne|ポク bok|ポスエロ pozuelo|ポチョムキン potemkin
ポポフ popova|ポム beom bom bum|ポメロイ家 pomeroy|ポラ bora|ポリーヌ pauline|ポル bul|ポンピリウス muhammed|ポーツ port|ポート diana|ポーラ pavla|ポール panagiotis panos poul
マイアング myung|マイアーズ myers|マイエ maillet|マイク mike|マイクル michael|マイケル mikael michail micheal|マイヨ maillot|マイヨール maillard|マイリ myhre|マウェク malek
マカリウス macaria|マカリオス macaria|マカロー mccullough|マキシ maxi|マキシム maxime|マキシン maxine|マギル mcgill|マクガバン mcgovern|マクラフリン mclaughlin|マクルーア mcclure
マクロード mcleod|マクート malo|マグラス mcgrath|マグレーデ margrethe|マグワイア mcguire|マコール mccaul|マサイアス mathias matthias|マザン mazen|マシェーラ marcela|マシス mathis
マシソン matheson|マシャイル mishaal|マシュウ matthew|マシュー mathew matthew|マシューズ matthews mathews|マジディ majdi|マジャル mark|マス masse|マスグレイブ musgrave
マチアス mathias|マチェイ matej|マチュー mathieu matthieu|マチルダ matilda mathilda|マチルド mathilde|マッカラ mccullough|マッカラム mccollum|マッカロー mccullough
マッキンタイア mcintyre|マッキントッシュ mcintosh|マックインタイア mcintyre|マックナイト mcknight|マッズ mads|マッツ mads|マティス matic matthijs|マテウシュ mati|マデレン madeleine|マニ muni
マニェ magne|マニー money|マネー money mahoney|マフスーリー mahsouli|マフダビ mahdavi|マフディー mahdi|マフフーズ mahfouz|マフムドフ makhmudov|マフムーディ mahmoudi
マフムード mahmoud mahmud mahmood|マヨーア major|マラベ malave|マリア antonia|マリアン marjan|マリアーノ maria|マリウス mariusz|マリチ maliq|マリツァウ maltsev|マリャン marjan
マリュト marjut|マリー murray|マルエナ marzena|マルカム malcolm|マルガレーテ gretl|マルグリット marguerite|マルグリート marguerite|マルコ mare|マルコム malcolm|マルコヴィッチ kalman
マルゴー margaux|マルシャン marchand|マルスラン marcellin|マルチネス martinez|マルック markku|マルフォートラ malhotra|マルベール malberg|マレイ murray|マレシャル candido
マレン malena malene marlene|マレー murray|マン mun|マンシージャ mancilla|マー maher|マーガリット marguerite|マーグリート marguerite|マーゴ margot|マーサ martha maza
マーシャ marcia|マーナ myrna|マーフィー murphy|マーリオー mariusz|マールチェ maartje|マールティエ maartje|マールトン marko|マールーフ maluf|マーレー murray|ミエ millet|ミエツコ mieszko
ミクシャ roth|ミクマーン mcmahon|ミクメイアン mcmahon|ミクメイン mcmahon|ミケーラ michaela|ミショー michaud|ミス ms|ミッカラム mccollum|ミニス mimis|ミハイル michel|ミハウ michal
ミハエル miguel michail michel|ミヒャエル michael mikhail michail|ミヒャエレ michaele|ミヒャエーラ michaela|ミヘイル michael michail michel|ミホール micheal|ミュリエル merle
ミョンドク myongdok|ミラ elmira|ミラー mueller|ミリスラフ milisav|ミレ millet|ミレイユ mireille|ミレイラ mireia|ミレラ mireia|ミレー millet|ミレーユ mireille|ミーア meer
ムアンマル muammer arab|ムィハイル michel|ムカルジー mukherjee|ムコーパデャイ mukhopadhyay|ムサバ musbah|ムショフェ mushohwe|ムニョス munoz|ムネイム munim
ムハンマド mehmed mehmood mamadou|ムヒカ mujica|ムフシン muhsin|ムフタール mukhtar mokhtar|ムラト murad morad mourad|ムリエル merle|ムリージョ murillo|ムリーリョ murillo
ムリーロ murillo murilo|ムーア moore|メアリ mary|メアリー mary|メイア meir|メイガン megan meghan|メイジィ mazie|メイス mace|メイブル mabel|メガン meagan|メサ meza
メジェリ marta sari|メジャー major|メドヴェージェフ medvedev|メナヘム menachem|メヒア mejia|メフディ mehdi mahdi medhi|メフディー mehdi mahdi medhi|メフメット mehmed mehmet
メフメト mehmed mehmet|メフラーン mehran|メブリュト mevlut|メヘリ mehri|メリ amelie|メリフ melih|メリー mary melle|メレディス meredith|メン maeng|メンヒ monch|メージャー major
メーラージ meraj|モイラー meurer|モウズィズ moses|モジャ moya|モッカ macha|モナ muna|モハメド mehmood mamadou mahamat|モハンメド mehmed mehmood mamadou|モハーチ viktoria
モヒカ mojica|モラン morin|モリーヨ morillo|モロー morrow|モンセラート montserrat|モンソン monzon|モンテーホ montejo|モーエンス mogens|モーエンセン mogensen|モージズ moses|モーズィズ moses
モーゼル mozer|モーラン molon|モーリツ moric|モーリー morey|モール mall|モーレー morey|モーンス mogens|ヤアコフ jacob|ヤアコブ yaakov|ヤイール jairo|ヤコブ yaakov yakov yaacov
ヤシン yacine|ヤスミン jazmin|ヤトゥーム yatom|ヤドヴァ jandova|ヤニス ioannis giannis ioanis|ヤニャ janja|ヤヌワリー januar|ヤフヤ yahya|ヤボル yavor|ヤレーマ jeremi
ヤングビスト ljungqvist|ヤーコフ jacob|ヤーコブ yaakov|ヤーコプ jacob jakob|ヤーノシュ osz|ヤーマス yarmuth|ヤーン jahn|ユイスマン huisman|ユウェナリス juvenal|ユジン eugene
ユスフ yusuf yousef yousif|ユゼフ jozef|ユソフ yusuf yousef yousif|ユップ joep|ユベール hubert|ユマ uma|ユリ uri|ユリアーティ uriarte|ユリウス julian|ユリエ juliette
ユルィヨ yrjo|ユルキ jyrki|ユルサ yrsa|ユング ljung|ユーイング ewing|ユーグ hugues|ユージン eugene yauhen|ユージーン eugene yauhen|ユースフ yusuf yousef yousif|ユーハン johan
ユーリエフナ jurjewna|ユーリエフ＝ザハーリン romanovich|ユーリー juli|ヨグ yuk|ヨシップ joseph|ヨシプ joseph|ヨシュア joshua|ヨジャ joza|ヨナーソン jonasson|ヨビチェビッチ jovicevic
ヨランド jolanda|ヨルゴス george|ヨン ryong con|ヨーカイ mor|ヨーコ ono|ヨーダン yordan|ヨーロップ europe|ライィチ rajic|ライス rice|ライト wright light|ライナス lin|ラインズ lines
ラウラ laure|ラガン rafi|ラクロア lacroix|ラグァヴァン raghavan|ラサロ lazaro|ラザフォード rutherford|ラシアンズ team|ラシェル raquel|ラシード rachid|ラジ raj|ラスコウ roscoe
ラスター oshima|ラスル rasul|ラスール rasool rasoul|ラズロ laszlo|ラッキー lucky|ラッシュ rush|ラッバーニー rabbani|ラツ rat|ラドイチッチ radojcic|ラドゥ ratko|ラドクリフ ratcliffe
ラドワーン redouane|ラフマン lachmann|ラフマーニー rahmani|ラブ love rav|ラブラドア labrador|ラブロフ lavrov|ラボン lavon|ラマーリョ ramalho|ラミス lummis|ララ lale|ララン larin
ラローシュ laroche|ラン rain|ラング lange|ラングレン lundgren|ランジー ramsey|ランドール randall|ランブラレス lumbreras|ラヴ love|ラヴィ lavie|ラーザリ lazar|ラースファス rothfus
ラースロー laszlo|ラーダークリシュナン radhakrishnan|ラーチカイネン raatikainen|ラードリー ladli|ラーヘル rachel raquel|ラーボア labor|リア lea leah|リアナ lia iuliana
リアン liane leanne|リアーナ lia iuliana|リアーン leanne|リエウ tran|リカルト richard|リサ liza|リシャルト ryszard|リジル rigell|リス rhys|リタ reta|リチャド richard
リチャード tadashi|リッキ lykke|リディア lida lydie|リディヤ lida lydie|リナルド renaud|リバティー liberty|リヒャルト richard|リブ ribes|リブナット livnat|リベラ rivera|リベロ rivero
リベーラ rivera|リュウ lieu|リュクサンブール luxembourg|リュシー lucie|リュジニャン cyprus|リュバ ljubisa|リュビツァ ljubica|リュブシュキナ bogacheva|リリアナ lili|リロイ leroy
リンカン lincoln|リンカーン lincoln|リンジー lindsay lindsey|リンドフォシュ lindfors|リヴェ rivet|リー leigh lea|リージャ lidia lidija|リース rhys|リーチ leach reach
リートベルト rietveld|リード read reid|リーバイス no|リーヒー leahy|リーフ leaf|リーホ rijo|リール leal|リーヴァイ levi|ルアナ luana|ルアン luan|ルイ louis louie|ルイシコフ ryzhkov
ルイス ruiz luiz lewis|ルイン lwin|ルイー louie|ルイーザ luisa|ルェ roe|ルエラス ruelas|ルカ luca luka lucca|ルカシェンコ lukashenka|ルカス lucas lukas|ルカース loukas
ルキウス lucio|ルキッチ lukic|ルクレール leclerc|ルコック lecoq|ルサージ lesage|ルサージュ lesage|ルシア lucia|ルシアス lucio|ルシアン lucien|ルシウス lucio|ルシオ lucio|ルシュ rush
ルシル lucille|ルシーア lucia|ルシーナ lucena|ルシール lucille|ルジ rulli|ルジェリ ruggeri|ルジャンドル legendre|ルジョンドル legendre|ルス luz|ルズヴィ ludvig|ルセ rousset
ルセー rousset|ルソー rousseau|ルチア lucia|ルチアーノ lucciano|ルッジェーリ ruggeri ruggieri|ルッジェーロ ruggero ruggiero|ルッセ rousset|ルッソ russo|ルット rut|ルツ ruth
ルツァ luca|ルツィア lucia|ルツィエ lucie|ルディ rudy rudi|ルトフィ lotfi|ルドウィグ ludwig|ルドルフ rudolf rudolph ludolf|ルドヴィク ludvig|ルドヴィッヒ ludwig|ルドヴィーグ ludwig
ルナ luna|ルナール renard|ルネ renee rene|ルノー renaud renault|ルハン lujan|ルビシャ ljubisa|ルフ ruf|ルフェーブル lefebvre|ルフェーヴル lefebvre lefevre|ルフォール lefort
ルブラン leblanc|ルブリョフ rublev|ルボシュ lubos|ルミャンチェフ rumyantsev|ルミャーンツェフ rumyantsev|ルメートル lemaitre|ルメール lemaire|ルモアヌ lemoine|ルリア luria
ルリエーブル lelievre|ルル rool|ルルー leroux|ルロイ leroy|ルロワ leroy|ルンド lund|ルンドベリ lundberg|ルー roux|ルーイー louie|ルーク luke|ルーシャス lucio|ルーシー luca luce lucie
ルース ruth luce|ルーセ rousset|ルーチョ lucio|ルート ruud|ルートゥクマイヤー luetkemeyer|ルートヴィヒ ludwig|ルードヴィヒ ludwig|ルードヴィーグ ludvig|ルーニー roney|ルーハン lujan
ルーベ loubet|ルーベン rupen|ルーホッラー rouhollah ruhollah|ルーヴェ ludvig|レイ rae rais|レイクス lakes|レイサム latham|レイシー lacey|レイス race|レイタォン leitao|レイチ leite
レイチェル raquel|レイナルド renaud|レイノー reynaud|レイフ ralph|レイン lane|レインゴリト reinhold|レオ lev|レオニーダ leonidas|レオン leo lev leone|レコーズ records|レジェス reyes
レジェブ regev|レジノー reginald|レジー leslie|レッシル leslie|レッジ reg|レディ lady|レディー lady|レナト renata|レナート renata|レネ laine|レネイシー renacci|レノー reynaud
レボーヨ rebollo|レンジ range|レンソ renzo|レヴァニ levan|レヴァン levin|レヴィン levine|レーウ leeuw|レース race|レーチェル raquel|レーニ alfred|レービン rabin|レーン lane|レーヴ low
ロウ law rowe roe|ロウイ lowey|ロウレンソ lourenco|ロサ loza|ロサス rozas|ロサノ lozano|ロザリー rosalie|ロシャナク rossana roxana|ロジャース rodgers|ロジャーズ rogers rodgers
ロジー rosi|ロスコウ roscoe|ロスコー roscoe|ロッチ roig|ロッテル emilia|ロナウド ronaldo|ロナン ronen|ロハス rojas|ロバン robin|ロフラ rohullah|ロペス lopez|ロマノヴィチ rotenberg
ロラ dolores|ロラン roland|ロランス laurence|ロレンス lawrence|ロレート loreto|ロワゾー loiseau|ロワン rohan|ロン yong ryong lung|ロンブ kato|ロー lowe|ローカフ rokach
ローク rourke|ローズ rhodes|ローチ roach|ローペ roope|ローラ dolores|ローラン roland laurent|ローリゼン lauridsen|ローリー lowery|ロール laure|ローワン rohan|ローン loan|ワイズ with
ワイン wine|ワジム vadim wasim|ワッツ wataru|ワディム vadzim|ワロースキー walorski|ワン one jiro|ヴァイナー viner|ヴァイヤン vaillant|ヴァウデウ valter|ヴァシリス vasileios
ヴァシレイオス vasilis|ヴァジム vadzim|ヴァス vaz|ヴァスケス vazquez|ヴァスール vasseur|ヴァニア vanja|ヴァフタング vakhtang|ヴァリッジ wallid|ヴァルギース varghese|ヴァレ valles
ヴァレリア vali|ヴァレーオ vallejo|ヴァン vagn|ヴァンサン vincent|ヴァーノン vern|ヴァーンベーリ armin|ヴィク vit|ヴィクトリア vittoria|ヴィクトワール victoire|ヴィジャール vilar|ヴィンツェ vincent
ヴィヴィエン viviana|ヴィージー veasey|ヴィーベリ wiberg|ヴェスターゴーア vestergaard|ヴェリ veikko|ヴェリコ veljko|ヴェルサーチ versace|ヴェルテメール wertheimer|ヴェロニク veronique
ヴェロニック veronika|ヴェール vale|ヴォイスラヴ vojislav|ヴォロビョーフ vorobyev|ヴォーン vaughan vaughn|ヴャチェスラフ vyacheslav viacheslav|ヴャチェスラヴォヴィチ vyacheslavovich
ヴャチェスラヴォヴィッチ vyacheslavovich|ヴャチャスラウ vyacheslav viachaslau|ヴラチスラフ vladislav|ヴルフ wulff|ヴワディスワフ vladislav|聖ウィンケンティウス vincent
聖マクシミリアヌス maximilian
`,
  han: `
万南斗 manato|万德雷 vanderlei|万斯 vance|万能学生 hank|三间 mima|丑姓 chou|丘奇 church|丘库马 chukwuma|丘耶勒 joelle|丘辟特 jupiter|丘里奇 coric|东氏 tung|丝塞 seip|丝达 star
中原佟氏 tong|中岛 nakajima|中村 hajime|丹妮尔 danielle|丹尼尔 danny dani|丹斯 dance|丹波 tamba|主一 shuichi|丽妮尔 linnea|丽斯罗特 liselotte|丽莎 litsa|丽萃 lizzy
丽贾娜 regina|丽雅 lea|久保田 masashi|久堤 jyoti|久巴 dzyuba|久纳 kuno|久贺 koga|久雅 joya|义一 nomura|义姓 yi|义村 yoshimura|义氏 yi|乌切 okechukwu|乌列尔 uriel
乌利施 ulises|乌尼 antti|乌拉瑞嘉 vali|乌拉索瓦 vlasova|乌纳努 unanue|乌苏拉 ursula|乌达 odeh oda|乌达內塔 urdaneta|乌里亚特 uriarte|乌里亞特 uriarte|乌韦尔特 hubert|乌鲁达 uludag
乍得 chad|乔丹 jordan jourdan|乔丹奧 jordao|乔丹英 jourdan|乔丽 joelle|乔伊 joey|乔伊姆 joaquim|乔伊斯 joyce|乔伊特 joint|乔博 job|乔吉娜 georgina|乔吉瓦 georgieva|乔尔 joel
乔德利 chaudry|乔德海里 choudhary|乔斯 jose|乔杜里 chaudhuri chaudhry|乔治 george giorgio georges|乔治乌 georgiou|乔治亚 georgia|乔治亚季斯 georgiadis
乔治娅 giorgia georgia|乔治娜 georgina|乔治婭 georgia|乔治斯 georges georgios giorgos|乔治普洛斯 georgopoulos|乔温 jovan|乔珀 joep
乔纳森 jonathan jonathon johannesson|乔维特 chauvet|乔达 jorda|乔迪 jordy|乔金 joakim|乘姓 cheng shing|乘氏 cheng shing|书姓 shu|书氏 shu|争姓 chang tsang
争氏 chang tsang|于尔邦 urban|于格 hugues|于贝尔 hubert|于连 julien|云斯奧斯 vinicius|云达 venta|五典 itsunori|井上 yasushi|井姓 jing|亚伊尔 jairo|亚伯拉罕 avraham ibrahim
亚利基利 alighieri|亚历山大 alexander alexandre aleksandar|亚历山德拉 sandra alejandra alexa|亚历山德罗斯 alexandre alexandru
亚历山德罗维奇 aleksandrovich alexandrovich|亚历杭德拉 sandra alexandra alejandra|亚历杭德罗 alejandro alexandro|亚历杭德里娜 alejandrina|亚基 yaghi|亚孟森 amundsen
亚德 yard|亚德兰卡 jadranka|亚德蒙 adamo|亚松森 asuncion|亚格尔 iyengar|亚森科 yatsenko|亚比他 avital|亚涅斯 yanez|亚瑟 arthur artur|亚美利坚 american|亚美尼亚 armenia
亚采克 jacek|亚高 yakov|亞伯 abel|亞列 ariel|亞历山大 aleksandar alexander aleksandr|亞历山大罗夫娜 alexandrovna|亞历山德拉 alejandra|亞历杭德罗 alejandro|亞基 ake
亞尔马 hjalmar|亞惟 ai|亞比 jarvi|亞涅斯 yanez|亞科布松 jacobsson|亞科维奇 jakovic|亞辛 yacine|交姓 jiao|交氏 jiao|亦姓 yi|亦氏 yi|亨利基斯 henriques|亨奥 henao|亨姆 home
亨森 jensen|亨瑞硅兹 henriquez|亲姓 chin|亲氏 chin|仁章 masaharu|仆姓 pu|付姓 fu|付氏 fu|仙巴 sinbad|仝姓 tong|以利亚撒 eleazar|以利沙 elisha|以利西亚 eliseo|以浩特 yehudit
以色列 israel|以马内利 emanuel emmanuel|任司 tadashi|任姓 rim lim im|任尼 jenny|任氏 rim lim im|伊一 eleven|伊万吉丽娅 evangelia|伊万娜 ioana|伊万诺夫娃 ivanovna
伊丽莎 eliza|伊丽莎白 elisabet elizabeta elisabeth|伊丽莎维塔 elizaveta|伊云奴域 ivanovic|伊依特 yigit|伊侬 yinon|伊内 ina|伊凡 evin even|伊利沙伯 elizabeth elisabeth
伊利莎白 elizabeth|伊利诺 eleonore|伊利达 eldad|伊勒斯 eros|伊历 ilic|伊坦 intan|伊基塔 higuita|伊多拉斯 ektoras|伊夫 yves|伊夫拉 yifrach|伊夫林 evelina evelyn evelien
伊夫琳 evelina evelyn evelien|伊姆兰 amram|伊姆加德 irmgard|伊姆雷 nagy|伊姓 yi|伊安尼斯 giannis|伊尔德 kjeld|伊尔琳 erin|伊尔莎 ilse|伊尼亚基 inaki|伊尼亚斯 ignace
伊尼亞齐奧 ignazio|伊弗伦 efraim|伊弗利奥 evelio|伊弗雷姆 ephraim|伊彻 ice|伊德翁 gideon|伊恩 iain inna eoin|伊扎克 yitzhak|伊拉 iara|伊拉哩 ilari|伊拉哩氏 ilari|伊拉基 iraj
伊斯兰姆 islami|伊斯基耶多 izquierdo|伊斯托克 iztok|伊斯特 eastern east estevez|伊斯迈 ismail ismael|伊昂 ioan|伊本 ibn|伊格尔 igal|伊格尔斯 eagles|伊桑 ethan|伊森 ethan
伊氏 yi|伊沃拉 iborra|伊沙亚 isaias|伊泽克 itzik|伊洛蒂 elodie|伊玛 imam|伊玛目 imam|伊琳娜 irena|伊纳济 inaki|伊美利 emelie|伊美黛 imelda|伊芙琳 evelina evelyn evelien
伊芬 ethan|伊莉斯 elise|伊莉沙白 lizzie|伊莉莎白 elizabeth|伊莎德 irshad|伊莎贝塔 elizabeta|伊莱 eli|伊莱恩 elaine|伊莱扎 eliza|伊莲 elaine|伊莲娜 irina eliana|伊菲 elfi
伊萨克 itzhak|伊蒂丝 edith|伊藤 tatsuya|伊西 ishii|伊诺埃萨 hinojosa|伊诺第 einaudi|伊里亚 irja|伊里亚德 eliad|伊里比斯 irbis|伊里韦 iribe|伊闪 isham|伊霍尔 igor|伊顿 eaton
伊齐亚尔 itziar|伊齐基尔 ezequiel|伍基奇 ukic|伍法德 wolfhard|伏姓 fu|伏氏 fu|伏龙芝 frunze|休厄尔 sewell|休恩 huhn|休斯 hughes hugues|休格 sugar|优素福 yusuf yousef yousif
传司 tadashi|伦夫雷拉斯 lumbreras|伦纳德 leonard|伦茨堡伯爵格哈德三世 iii|伦道夫 randolf|伯克兰 birkeland|伯克哈特 burkhardt|伯努瓦 benoit|伯多祿 pietro|伯尔蒂 pertti|伯尼 bernie
伯德 byrd|伯恩 byrne boon|伯恩森 berntsen|伯根 bergh|伯特伦 bertram|伯特侯 botelho|伸嗣 shinji|伸志 nobuyuki|佀姓 si|但丁 dante|但姓 dan|但氏 dan|住夫 sumio
佐丹诺夫 jordanov|佐亚 zoe|佐伊 zoey|佐克西亚季斯 doxiadis|佐拉 zoran|佐格 joko|佐治 george|佐真奴 jorginho|佐祖 georgiou|佐贺 saga|佑子. tsushima|佑里子 yuriko
何库勒斯 hercules|佗美 takumi|佘姓 shea|佘氏 shea|余姓 yu|余氏 yu|佛利 foley|佛朗哥 franco|佛特因 fortuyn|佛瑞兹 florez|佛罗伦斯 florence|佛罗伦萨 florentine|佛莱曼 friedemann
佛雷克 flake|作造 yoshino|佟佳 tong|佟姓 tong|佟氏 tong|佩切夫 penchev|佩奇 page paige|佩契奇 pejcic|佩姬 paige|佩尔纳 perla|佩尼亚 pena|佩帕 pippa|佩恩 payne|佩斯 pace
佩根伯格 peijnenburg|佩雷 perret|佩雷斯 perez|佳日 yash|佳都夫 sumio|佳都男 sumio|侘美 takumi|依斯迈 ismail ismael|依森 ethan|依瓦洛 ivaylo|依莲娜 evelina|依西 easy
侯丁 holding|侯克斯 hoeks|侯赛因 hissene|侯赛因紮达 hosseinzadeh|保丹 bogdan|保什 pas|保冈 yasuoka|保祿 paul pol|保罗 paul pol|俞斯曼 huisman|信夫 nobuo|修市 shuichi
修格连 sjogren|偃姓 yan|偃氏 yan|健一. tanigawa|傅劳尔 flower|僕姓 pu|儒勒 jules|儒贝尔 joubert|儿姓 ni|儿氏 ni|允昭 masaharu|元硕 wonsuk|兄弟 brothers bros|光夫 nakamura
光孝 koko|克丝廷 kerstin|克丝汀 kirsten|克丽丝泰勒 christelle|克什米尔 kashmiri|克兰 crane|克兰托维尔 kratovil|克利夫 cleaver|克努森 knudsen|克劳德 cloud|克劳斯 krause
克劳迪 claudine|克娜 kina|克尔森 kjeldsen|克拉 kyra|克拉克 clarke clark|克拉夫佐夫 kravtsov|克拉尔 kolar|克拉巴 krupa|克拉德 collado|克拉斯 claes|克日什托夫 krzysztof|克林 cline
克林格胡佛 klingelhofer|克林霍夫 klinghoffer|克洛尔 crow|克洛德 claude|克洛桑 clausen|克洛迪娅 claudia|克理 kiley|克罗 krogh|克罗尔 querol|克罗布彻 klobuchar|克罗斯 crosse
克莉丝汀 christine chrissy|克莉丝汀森 christensen|克莉丝那穆莉 krishnamoorthi|克莱 kline|克莱因 cline|克莱夫 clive|克莱姆 cramer|克莱尔 claire clare clear|克莱德 clyde
克莱恩 crane kline|克莱曼斯 clemence|克莱格 craig|克莱特 colette|克莱芒斯 clemence|克西马约利 xhemajli|克里 khouri|克里亚 criado|克里夫 clifford|克里希纳穆尔西 krishnamurthy
克里斯 kristofer|克里斯多佛 christopher|克里斯托 christos|克里斯托夫 christophe|克里斯托弗 christopher christoffer|克里斯滕;克丽丝滕 kristen|克里斯特尔 christelle
克里斯琴 christian|克里斯琴森 christiansen|克里斯蒂 kristine kirstine|克里欧 cleo|克里索拉 chrysoula|克雷森 cresent|克雷祖 kryeziu|克霍基 shawqi|克鲁斯 cruz|児岛 kojima
內斯托 nestor|內森 nathan|八姓 pa|八月 august|八氏 pa|兰卡 lenka|兰多 landau|兰姆 lamb|兰尼 reni|兰帕德 lamberto|兰德 randall|兰斯 lance|兰赫尔 rangel|共治 sumio
关多琳 gwendolyn|关渡琳 gwendolyn|具姓 ku|具治 sumio|兹拉坦 zlatko|冀姓 ji|冀氏 ji|内伯 nabor|内匠 takumi|内厄姆 nahum|内吉梅丁 necmettin|内坦 natan|内奥米 naomi|内弗 neveu
内德诺夫 naydenov|内拉 neira|内拉蒂 private|内斯托 nestor|内格 negar|内森 nathan|冈希尔德 gunilla|冈德森 gundersen|冈田 okada|冈萨雷斯 gonzalez|冨士井 fujii|冲姓 chong
冲氏 chong|冼氏 sin|凃姓 to tu|凡迪斯 valdes|凯伊 kye|凯伯尔 cable|凯佛列 gavriel|凯克 kaique|凯利 kiley|凯博 cabel|凯尔 kyle kare kheir|凯尔希 kelsey|凯尔西 kelsey
凯尔迪 kayode|凯布尔 cable|凯恩 kyan|凯拉 kyle|凯撒 cesar kaiser|凯斯 keith case|凯普 cape|凯普尔 kapur|凯末尔 kemal|凯柏西 kuijpers|凯泽 kaiser|凯特琳 katerine
凯瑞尔 carrie|凯瑞斯蒂 kristie|凯瑟琳 katherine cathrine catherine|凯莉 kayleigh kylie carey|凯萨琳 katherine|凯萨琳娜 catharina|凯蒂 katie|凯西 casey cathy kathy
凯西娅 katarzyna|凯里 carey|分享 share|切尔茜 chelsea|切尔西 chelsea|切维特柯娃 tsvetkov|列弗 leva|列当度 redondo|列松 lesun|列瓦济 revaz|列维纳斯 levin|列薇思 nieves|刘氏 liu
刘生 kishida|则乃白 zeynep|刚果 congo|利亚娜 iuliana|利兹 lise|利利亚娜 lili|利夫 lieve leaf|利奇 leach|利奥文 levin|利奥波德 leopold|利奥诺拉 leonor|利奧波德 leopold|利安 liam
利安娜 iuliana|利尔 leal|利本 lebon|利物 leeuw|利珀尔 libor|利蒂希亚 laetitia|利雅得 riad|利魏玛丹 liimatainen|剑倪 janne|剑姓 jian|剛士 tsuyoshi takeshi|剛索 gunsel
加云 galvan|加亞 gaja|加内特 garrett|加利亞尔迪 gagliardi|加塞列 gazelle|加夫列尔 gabriel|加尔松 garzon|加尔维斯 galvez|加尔韦斯 galvez|加布 gabe|加布里埃 gabriella|加布里埃尔 nando
加希奥拉 gaxiola|加拉萨 galarza|加拿大 canada|加文 gaman|加斯 gaz|加斯丁 justin|加斯李 guthrie|加朗 garang|加朵 gadot|加松 garcon|加梅利尔 gamliel|加比尔 gabriel gabriele
加泰兰 catala|加泰罗尼亚 catalan|加洛斯 jaros|加百利 gabriel gabriele|加维诺 gabino|加芙列拉 gabriela|加萨尼 ghassan|加里 harry jalil curry|加里尔 jalil|加里索 garrison
加雷斯 gareth|努内斯 nunez|努列 noren|努德史东 nordstrom|努扎德 nawzad|努涅斯 nunez|努里亞德 nuria|励姓 li|劳埃德 lloyd|劳拉 lora laure|劳里森 lauridsen|勃兰特 brandt|勃斯 bose
勉姓 mian|勉氏 mian|勒克莱尔 leclerc|勒努瓦 lenoir|勒夫 love low|勒布朗 leblanc|勒格朗 legrand|勒格罗 legros|勒梅尔 lemaire|勒梅特 lemaitre|勒热纳 lejeune|勒莫瓦纳 lemoine
勒菲弗 lefebvre lefevre|勒让德 legendre|勒让德尔 legendre|勒费弗尔 lefebvre|勒迈特 lemaitre|勒鲁 leroux|勒鲁瓦 leroy|包克 bok|包德拉斯 balderas|匡晋 masaharu|匡章 masaharu
匡阳 masaharu|千鹤子 chizuko|午姓 wu|午氏 wu|华伦迪 valente|华堅 joaquin|华德 vad|华格纳 wagner|华森 watson|华盛顿 washington|华莱士 wallace|华那 hana|华金 joaquin
华金娜 joaquina|华雷斯 juarez|华香 kako|卓丝 chelsey|卓尼 cerny|卓拉 zora|南姓 nam|南昌公主 nanchang|博世 bosch|博伊特勒 beutler|博兹 boaz|博史 hiroshi|博司 hiroshi|博姆 bum
博尔佐夫 bortsov|博尔赫斯 borges|博得 borde|博德 bird board|博恩 bohn|博斯 bose|博斯克 bosque|博格米尔 bohumil|博森 paulsen|博维 bouvet|博蒙 beaumont|博蒙特 beaumont
博诺 bonneau|博霍克斯 bohorquez|占美 jim jimmy|卡亨 kahane|卡佳 katya katja|卡内 carney|卡利斯托 calixto|卡奇可夫 skachkov|卡尔 kyle kaur care|卡尔亚莱宁 karjalainen
卡尔内鲁 carneiro|卡尔布 kab|卡尔文／加尔文 calvin|卡尔松 karlsson|卡尔法尼亚 carfagna|卡尔特 cartes|卡尼亞斯 canas|卡尼奧 cano|卡尼尔 kani|卡彭特 carpenter|卡德拉 caldeira
卡拉卡彻诺夫 karakachanov|卡拉坎 karaca|卡拉季奇 karadzic|卡拉曼尼 karamanli|卡拉耶克 kraljic|卡斯尔 castle|卡斯托 castor|卡斯柏 kacper|卡斯珀 kacper|卡斯蒂略 cardenas
卡斯达农 castano|卡晋 kazim|卡普 kapo|卡朋特 carpenter|卡杰奧 cazayoux|卡汉 kahane|卡特尔 chartier|卡特琳娜 aikaterini|卡瑞 carey|卡瑞斯 kress|卡瓦哈尔 carvajal carbajal
卡瓦塔尔 kawthar|卡瓦霍 carbajo|卡立德 khaled|卡米尔 komil|卡米耶 camille|卡索 castle|卡緬斯基 kamensky|卡萨 casar|卡萨斯 cases|卡萨格兰 casagrande|卡蒂尼 karttunen
卡蒂贾 hatice|卡西 casey cassie|卡诺丝 canals|卡费尔 kaefer|卡达维 caldwell|卡迈 carmine|卡迈勒 kamel kamal|卡迈恩 carmine|卡遜 carlsen|卡里劳斯 charilaos|卡里达 caridad
卡雷 kahele|卡齐瑞娜 katsyaryna|卡齐米日 kazimierz|卢修斯 lucio|卢克斯 roux|卢克迈尔 luetkemeyer|卢塞夫 roussev|卢尔德 lourdes|卢布列夫 rublev|卢斯 luce luz|卢斯奧 lucio
卢梭 rousseau|卢森伯格 luxembourg|卢森堡 luxembourg|卢比奥 rubio|卢汉 lujan|卢特菲 lotfi|卢珀特 ruppert|卢瑟福 rutherford|卢瓦娜 luana|卢瓦索 loiseau|卢贝 loubet|卢达 nodar
卯衣 ui|卷一 kenichi|厄兹莱姆 ozlem|厄兹蒂尔克 ozturk|厄利什 erlich|厄妮丝汀 ernestine|厄宾纳 urbina|厄尔 earle|厄文 irwin ervin|厄本 urban|厄舍姆 isham|厄苏拉 urszula
厄达尔 erdal|厄里亚撒 elazar eleazar|原姓 yuan|原氏 yuan|原高 ugo|又姓 you|又氏 you|发列斯加 valeska|古列尔莫 guglielmo|古利提 gritti|古努尼克 krunic|古场 koba|古屋 kashin
古岛 kojima|古巴 cuban|古希美 guilherme|古德 gug|古德温 burmese|古拉特 goulart|古斯 goes|古斯曼 guzman|古林 guillen|古雅比泽 gujabidze|古鲁普利斯 kouroumplis|可伦波 colombo
可敦 queen|可贺敦 queen|史云杜斯拉夫 svetoslav|史云遜 svensson|史华连奴 severino|史堤芬奴斯 stijn|史壯 strong|史宾斯 spence|史宾赛 spencer spence|史密斯 smith smits
史德加 steiger|史怀哲 schweitzer|史戴比拿 stabenow|史提芬奴域 stevanovic|史杜恩洛夫 stoyanov|史毕克 speaker|史派克 sparks|史特潘尼 stepanek|史瓦维尔 swalwell|史蒂夫 steve
史蒂芬利 stefanelli|史蒂芬妮 stephanie|史迪尼 steele|史都华 stewart|史黛西 stacey stacy|叶夫尼娅 yevgeniya|叶希亚 yahia|叶格 yegor jager|叶梦 kaname|叶海亚 yahya
叶甫根尼 evgeni|司姓 si|司徒 seto|司徒华 stewart|司徒姓 seto|司徒氏 seto|司氏 si|司道尔 stoll|合姓 he|合氏 he|吉佛斯 giffords|吉列 gillet|吉勒 gilles|吉基里 gigli|吉奧 defazio
吉娜 zina kina|吉娜薇 genevieve|吉尔 gila gilles|吉尔吉斯 jirjis|吉山明兆 mincho|吉拉尔特 jane|吉拉德 girard|吉施纳 girschner|吉昂 gun|吉本森 gibbons|吉汉 cihan|吉洪丽 jhony
吉玛 jemma|吉琳 jillian|吉米 jimmie|吉纳瑟思 genesis|吉纳维芙 genevieve|吉罗 giraud|吉耶尔莫 guillermo|吉耶讷 guus|吉莉安 jill|吉莱 gillet|吉里思王 giric|吉马朗伊斯 guimaraes
同姓 tong|同氏 tong|后藤 goto|吕邦 rupen reuben|君姓 kwan|君度士 gunduz|君氏 kwan|启吾 keigo|启姓 kai qi|启悟 keigo|启氏 kai qi|启辅 keisuke|吴哥 cambodia|吴政安 second
吾姓 wu|吾氏 wu|员姓 yuan|周一 shuichi|周纹希 aka|哀姓 ai|哀氏 ai|哈伊姆 chaim|哈伯德 hubbard|哈兰 harel|哈吉 hajji|哈夫 huff|哈奇姆 hakeem|哈姆德 hamdi|哈尔腾 hartung|哈屯 queen
哈布金斯 hopkins|哈恩 hahn|哈扎米 zarghami|哈拉尔 harald|哈拉米略 jaramillo|哈提婕 hatice|哈斯木 qasim|哈斯特 hastert|哈曼 hammam|哈格斯 hagos|哈格里夫斯 hargreaves
哈格鲁德 haglund|哈穆德 hamed|哈维 harvey xavi|哈维尔 xavier xavi javier|哈罗多 harold|哈罗德 harold|哈西姆 hashem|哈赞 chazan|哈辛 hashim|哈里斯 harri harith|哈雷 harley
哥伦布 columbo colombo|哥坦姆 gautam|哥恩比拉 coimbra|哥斯达 kosta gosta|哥本哈根 gotthilf|哥舒姆 gershom|唐吉 tanguy|唐基 tanguy|唐德瑞 tonderai|唐洛范 donovan
唐纳德 donald donalds|唐纳森 donaldson|唐见 karami|啄木 ishikawa|商国公主 shang|商姓 shang|商氏 shang|善村 yoshimura|喜德 sidney|嘉丽 kalai|嘉利 jari|嘉莉 carrie
嘉西亞 grazia|嘴本 hashimoto|四姓 si|四氏 si|因贝特 imbert|因陀罗耆特 indrajit|因雅莫罗佐娃 morozova|国姓 kuok|国氏 kuok|国王 kings|图伦尼 turunen|图克 tucker|图尔 tudor
图巴 tova|图恩 teun|图森 toussaint|图沃 teuvo|图洁 tugce|图米 toomey|圈一 kenichi|圏一 kenichi|土卡涅夫 tokarev|土师 haji|圣二 seiji|圣司 seiji|圣次 seiji|圣治 seiji
圣王 seong|圣玛丽亚 santamaria|圣诞老人 santa|圣阳 masaharu|圣马里亚 santa|圭悟 keigo|坊姓 fang|坎农 canton|坎宁 canyon|坎宁安 cunningham|坎德拉里奥 candelaria
坎普 campo kemp|坎特罗 cantrell|坎诺 vizcaino|坎贝尔 campbell|坚姓 jian|坚氏 jian|坡尔 pearl|坤恩 queen|坦普 temple|坦普尔 temple|坦贾· tanya tania|坦雅 tonya
埃伯哈特 eberhardt|埃佛勒斯 everest|埃克哈特 eckhardt|埃兹奎尔 ezequiel|埃列娜 jelena|埃利 ellie elie|埃利亚斯 ilyas|埃利夫瑟里奥斯 lefteris|埃利奥特 ellen|埃利斯 alice elise
埃利泽 eleazar|埃利诺 ellinor|埃塞基耶尔 ezequiel|埃夫 efe|埃夫拉 evrard|埃夫斯塔希奥 efstathiou|埃夫斯塔希欧 efstathiou|埃姆克 imke|埃姆加德 amjad|埃密利亞恩寇 emelianenko|埃尔 erkan
埃尔南德斯 hernandez|埃尔多安 erdogan|埃尔托 eetu|埃尔斯华 ellsworth|埃尔斯沃斯 ellsworth|埃尔莎 else|埃尔西 elsie|埃尔赛义德 elsayed|埃尔达 eldar|埃尼亚特 enyart|埃德 id
埃文 ellie elvan|埃文盖洛 evangelou|埃斯佩 expert|埃斯帕纳 chile|埃斯彭 esben|埃斯德 esad|埃斯拉 israa|埃斯梅 esmee|埃斯皮诺 edgardo|埃林 eline|埃沙 asia|埃玛 elmar
埃琳娜 elena jelena helena|埃瑟里奇 etheridge|埃米 amy|埃米尔 eemeli ameer emre|埃米莉亚利亞 emilia emi|埃米蒂奥 emigdio|埃纳尔 einar|埃纳特 einat|埃罗 eero|埃耶尔 eyal
埃莉察 eliza|埃莉诺 elinor eleanora eleanor|埃莫森 sheik|埃莫西約 hermosillo|埃莫西约 hermosillo|埃莱妮 helen|埃莱娜 jelena|埃薇 evie|埃诺 eino|埃贝尔 hebert|埃迪内 etienne
埃里克 eirik|埃里尔 ariel|埃里尼 eirini|埃里瓦斯托 evaristo|埃里韦托 heriberto|埃阿米 lami|埃马纽埃尔 emmanuelle|埃默里戈 amerigo|域高 virgo|培根 bacon|基克 quique|基兰 kieran
基姓 ji|基廷 keating|基思 keith|基恩 kean|基斯汀 kirstine|基斯甸 cristian|基施 kishi|基氏 ji|基纳利亞 chinaglia|基纳尔 kenar|基诺 gino|基里尔 cyril|基里西斯 kyritsis
基默 kilmer|堃姓 kun|堅姓 jian|堅氏 jian|堺井 sakai|塔克 tucker|塔吉特 target|塔尔日埃 target|塔希尔 taher|塔拉先科 tarasenko|塔汉 tarhan|塔米 tamir|塔西宁 taskinen|塔赫 tahir
塔里克 tarek tareq|塔里娅 tarja|塔雅 tarja|塞万提斯 cervantes|塞佩达 zepeda|塞克 zak|塞克斯 sykes|塞塞利 seselj|塞壬 siren|塞奇 sage|塞奥佐罗斯 theodoros
塞奥法尼斯 theofanis fanis|塞尔 sire|塞尔希奥 sergio|塞尔达 zelda|塞弗特 seifert|塞德尔 seidel|塞恩 seth|塞恩斯 sainz|塞戈 seigo|塞拉亚 zelaya|塞拉斯 silas|塞斯 seth|塞特 center
塞申斯 sessions|塞米尔 samel|塞维斯 service|塞茜尔 cecile|塞西尔 cecile|塞金 seguin|塞门 simen|塵姓 chen chan|塵氏 chen chan|墨姓 mo|墨氏 mo|墨菲 murphy|墨西哥 mexico
壬姓 ren|壶姓 hu|壶氏 hu|壺姓 hu|壺氏 hu|复姓 fu|复氏 fu|夏克 shaker schock|夏尔 charles|夏尔马 sharman|夏帕夫 shopov|夏恩 shine|夏普 sharp|夏洛塔 charlotta|夏洛特 charlotte
夏琳 charlene|夏美 natsumi|多々志 tadashi|多伊奇 deutsch|多克托 doctor|多兰 doron|多多志 tadashi|多奇 dutch|多娜达 donata donatella|多婁王 daru|多安 dogan|多尔蒂 dougherty
多尔西 dorsey|多尼夫 tonev|多恩 doorn|多斯 dorthe|多明戈斯 dominguez|多明格斯 dominguez|多朗 taro|多森 dodson|多罗西娅 dorothea|多芒 domen|多萝西 dorothy|多萝西亚 dorothea
多蘿西 dorothy|多西 dorsey|大内 ochi|大生 kondo|天真 innocent|太组 takumi|夫姓 fu|夫氏 fu|夷姓 yi|夸梅 ato|夹谷氏 tong|奂姓 huan|奂氏 huan|奇克 chico cheikh|奇姓 ki gi kee
奇尔德斯 childers|奇恩 kian|奇拿 kira|奇海泽 chkhaidze|奇玛 zima|奇迪玛 mma|奈斯 nice|奈特 night|奈纳 nanette|奈贾德 nejat|奉姓 bong pong|奎吾 keigo|奎尔 quayle
奎罗斯 queiroz|奐姓 huan|奐氏 huan|奥克 oak ake|奥兰多 orlando|奥列克山大 oleksandr|奥利 orly|奥利勒拉 aurelia|奥利弗 olver|奥利维亚 libia|奥唐奈 odonnell|奥图尼奥 ortuno
奥塔 horta|奥多涅兹 ordonez|奥尔德林 aldrin|奥尔福德 alford|奥尔蒂斯 ortiz|奥尔贝特 albert|奥尔赫 holger|奥尔颂 ohlsson|奥尼尔 oneal|奥巴赫 orbach|奥布莱恩 obrien|奥廖娜 yelena
奥弗 ofer|奥弗高 overgaard|奥德 old|奥德丽 audrey|奥德汉姆 oldham|奥德蕾 audrey|奥拉娅 baia|奥斯曼 uthman ousmane|奥斯本 osborne|奥斯盖拉 oseguera|奥林奇 orange|奥格斯 august
奥格萨娜 oksana oxana|奥梅耶 valenzuela|奥森 orson aasen|奥沃 ove|奥滕西娅 hortensia|奥特 alt|奥特姆 autumn|奥申 ocean|奥科塔维 octavio|奥科诺莫 oikonomou|奥维尔 ovalle
奥罗尔 aurore|奥罗拉 zora|奥罗斯科 orozco|奥罗瓦 orlova|奥莉加 olga|奥莎 asa|奥莱塔 violeta violetta|奥蒂 outi|奥蒂洛 atilla|奥贝尔 aubert|奥赫达 ojeda|奥金宝 ocampo
奥雷利奥·卡西利亚斯 amado amo|奥顿 autumn|奧京 ogun|奧兰多 orlando|奧列格 oleh|奧列赫 oleg|奧利维洛 oliveros|奧利韦 olivet|奧卡科 okafor|奧古斯丁 augustin augustine
奧唐奈 odonnell|奧地利 austria|奧基 oke|奧娜 orna|奧尔谢夫斯基 olszewski|奧斯卡 avelino|奧斯曼 othman|奧斯本 osborne|奧比 orbit|奧特古 otegui|奧特姆 autumn|奧罗斯科 orozco
奧莎尼 oceane|奧莫 omer|奧贝德 obaid|奧达维奧 ottavio|奧迪 oded|奧雷亞纳 orellana|奧飞 otfried|奧马斯 tuomas|奧马鲁 umaru|奧黛莉 audrey|女巫 wu|奶路臣 nelson|妖姓 yao|妘姓 yun
妮可 nicole nichole nikol|妮姆拉 nimrat|妮科尔 nicole nichole|姆特 mut|始姓 shi|始氏 shi|姓氏 shi|委乐得 waldir|委内瑞拉 venezuela|委拉斯凯兹 velazquez|姜睿彬 rena
威伯 wiberg|威克 wiebke waked|威利 willie|威尔 ware|威尔克森 wilkerson|威拉德 willard|威斯特摩兰 westmoreland|威特佐 weitzel|威立 wiley|威茨 wirth|娜丽莎帕 lam
娜提雅维达 natividad|娜杰日达 nadezhda nadejda nadeshda|娜达娅 nadya|娜达莎 nadeshda|婁姓 lou|婁氏 lou|婆黎 vali|媒体塔 media|孔伋 zisi|孔塞桑 conceicao|孔姓 hung|孔恩 core
孔戴 conte|孔氏 hung|孝弘 matsumoto|季吟 kitamura|宇和川 emi|守一 shuichi|守哉 endo|安东宁特 antoinette|安东尼 antonius|安伯 amber|安博 ambrose|安卡 anica|安吉 angie
安妮 aenne|安妮丽丝 annaliese|安娜 anka anat|安娜丽莎 anneliese|安布罗斯 ambrose|安帕罗 amparo|安德森 andreasen|安德烈 andrzej|安德热 andrzej|安德耶夫 andreyev|安德菲 andree
安德鲁 andrew|安托瓦内特 antoinette|安捷罗斯 angelis|安札力 zaree|安杰 angie|安杰伊 andrzej|安柏 amber|安格斯 angus|安森 anselm|安波罗修 ambrose|安洁儿 angel|安洁莉克 angelique
安珍妮 eugenia|安琪 angie|安瑟伦 anselm|安瓦尔 enver|安祖 anjos|安立 adachi|安立奎斯 enriquez|安维尔 enver|安裘莉克 angelique|安赫尔 angel|安赫拉 angela|安赫洛 angelo|宋氏 song
宏寿 hirohisa|官姓 kuan|官氏 kuan|定惠 joe|宛姓 wan|宛氏 wan|宝拉 pavla|宝莲 polina|宝蓝德 boland|宝雷 boulay|宠姓 chung tong|宠氏 chung tong|宣夫 nobuo|宣生 nobuo
宣男 nobuo|宣皇后 xuan|宣雄 nobuo|宪三 tsujimoto|宪尚 norihisa|宮姓 gong|宮氏 gong|宰娜卜 zeynep|容治 yoji|宾奴 benno|宾宁顿 pennington|宾特 pwint|宾迪臣 bengtsson|宿姓 su
宿氏 su|寅姓 yin|寅氏 yin|密涅瓦 minerva|寇兹 coates|寇姓 kao|寇氏 kao|寇迪耶 cordier|富凯 fouquet|富尼耶 fournier|富杜尼 fortuny|富特 fonte|察佐斯 tsatsos|寿美绪 sumio
将商 masaharu|将姓 jiang|将彰 masaharu|将明 masaharu|将章 masaharu|小县 ogata|小园浩己 hiromi|小场 koba|小室桂子 keiko|小岛 kojima|小林 hideo|小樱 sakura|小水 kazuo
小海 yuji|小片 ogata|小百合 sayuri|小県 ogata|少姓 shaw|少氏 shaw|尔約 yrjo|尔达 jorda|尘姓 chen chan|尘氏 chen chan|尚志 watanabe|尚蒂 jan chan|尤利乌斯 julian
尤利尔 uriel|尤卡 jouko|尤奚 yossi|尤安 joann|尤尔 jurre yoel jure|尤尼恩 union|尤德尔 udall|尤瑟夫 youssef yousuf|尤瓦 yuval|尤福 uphus|尤素福 youcef|尤维纳利斯 juvenal
尤金 eugene yauhen eugen|尤金妮亚 eugenia|尹明 masaharu|尼克 niek niko|尼古 nicolaou|尼古拉 mykola nicolas|尼古拉耶维奇 nikolayevich nikolaevich|尼可 nicole
尼可拉斯 trinidad|尼基京 nikitin|尼尔 neal|尼斯勒 nussle|尼涅斯 nieves|尼禄 nero|尼迪高域 nedeljkovic|尾县 ogata|居伊 qi|居内久 junejo|居马 jume|展生 nobuo|展男 nobuo
展英 nobuhide|展览会 exhibition|展雄 nobuo|屠姓 tu|屠氏 tu|山姆 sam|山姆森 samson|山峰 mountain|山本 keiichiro|岛田 shimada|崔姓 choe|崔氏 choe|崔西 tracey tracie|嵇姓 ji
嵇氏 ji|左海 sakai|巨姓 ju|巨氏 ju|巩姓 gong|巩氏 gong|巫婆 wu|巫师 wu|巫祝 wu|巫覡 wu|己姓 ji|己氏 ji|巴伊 bailly|巴伦苏埃拉 valenzuela|巴佐可伦 bjorklund
巴克 buck baker barker|巴克德 bakht|巴克诗 bakhsh|巴兹尔 basil|巴列霍 vallejo|巴利亚塔 vallarta|巴利亚达雷斯 valladares|巴勃罗 pablo|巴勒 ballard|巴勒姆 bahram|巴卡 bakke
巴卡斯 bachus|巴哈尔 bahr|巴哈特 bhagat|巴埃斯 baez|巴域斯 barisic|巴塞勒米 barthelemy|巴尔 bahr|巴尔克 barker|巴尔加斯 vargas|巴尔哈姆 bahram|巴尔德斯 valdez valdes|巴尔杜 baldur
巴尔林特 valentin|巴尔萨泽 balthasar|巴尔迪维亞 valdivia|巴巴图德 babatunde|巴德 bud budd|巴德瓦杰 bhardwaj|巴托罗密欧 bartolomeo|巴拉季奇 blazic|巴拉德 ballard|巴拉特 balart
巴拿马 panama|巴斯 bus|巴斯克斯 vazquez vasquez|巴斯托夫 bystrov|巴斯申 bastion|巴格兰 berglund|巴沙尔 bhavsar|巴洛尔 valor|巴特 butt bent benedikt|巴特洛梅耶 bartek
巴特洛米耶 bartek|巴特菲尔德 butterfield|巴甫洛维奇 pavlovich|巴甫留科 pavlyuk|巴禾 bravo|巴罗 barrow|巴莱罗 valero|巴西尔 brasil|巴贾特 bhagat|巴迪 buddy|巴迪哥 budig|巴里 barre
巴雷特 bullet|巴顿 patton iv|巻一 kenichi|市朗 ichiro|布亞尔 bujar|布伊斯 buijs|布伦 brun blum|布佩雷斯 beauprez|布儒瓦 bourgeois|布克 booker|布克哈德 burkhard
布內提 brunetti|布兰妮 brittany britney|布兰特 brandt|布卢姆诺尔 blumenauer|布吕内 brunet|布吕诺 bruneau|布坎南 buchanan|布尔加德 burkard|布拉克利 braley|布拉兹克斯 blazquez
布拉尼米尔 branko|布拉德 brothers|布拉日奇 blazic|布拉热伊 blazej|布拉福德 bradford|布拉纳 ragnar|布斯 booth|布朗 blanc browne|布朗夏尔 blanchard|布朗特 blunt|布来克本 blackburn
布玛 puma|布瓦 bois|布罗 bureau|布芮琪 birgitte|布莉姬 bridget|布莱克 blake|布莱克本 blackburn|布莱德利 brady|布莱恩 brian bryan brayan|布莱恩特 bryant|布莱斯 bryce
布莱特 bright|布莱登斯汀 bridenstine|布莱辛 brahim|布西拉 busra|布赖恩 bryan brian|布赖斯 bryce|布赖特 bright|布赛娜 bouthaina|布赫兹 buchholz|布赫霍尔茨 buchholz
布里吉斯 bridges|布隆 broun|布隆基斯 blomqvist|布隆维斯特 blomkvist|布雷兹 breeze|布雷恩 blaine|布鲁 blue|布鲁姆奎斯特 blomqvist|布鲁尔 brewer bror|布鲁斯 bruce|希亚 shea
希内 kiuchi|希勒 schou|希勒斯 gilles|希古 sigurd|希奥菲尔 theophile|希尔 shell|希尔克 sylke|希尔兹 shields|希尔斯滕 kirsten|希库斯 shimkus|希德 sidney|希德嘉 hildegard
希德翁 gideon|希思 heath|希拉 sheila|希拉尔多 giraldo|希拉德 rashid|希斯 heath hice|希格 helge|希梅诺 gimeno|希比 hleb|希特石 hitesh|希瑟 heather|希瓦利埃 chevalier
希罗 thilo|希莉 hailey|希薇亞 sylvia|希达 siddharth|希门尼斯 jimenez ochoa|希龙 giron|帕克 parker puck|帕冯 pabon|帕利亚罗 pagliaro|帕可 puk|帕嘉 parker|帕姆 palm
帕尼尼 panin|帕帕乔治乔 papageorgiou|帕拉伊 pally|帕拉马 panama|帕斯 paz paes|帕斯卡 pascal|帕斯基 pasquier|帕斯托 pastor|帕斯格尔 pascale|帕朗 parent|帕森 parsons|帕特 phat
帕特丽夏 patricia|帕特里克 kilpatrick|帕特里夏 patricia|帕纳吉奥蒂斯 panos|帕维 paivi|帕维斯 parviz|帕茨 putz|帕里斯 parijs|帖木儿 timur|帖木尔 timur|席德 sidney|席格蒙 sigmund
常可夫 tsankov|平托 pintor|平松 pinzon|庆吾 keigo|庆悟 keigo|库兹涅佐夫 kuznetsov|库兹涅佐娃 kuznetsova|库利 khoury|库埃特 cueto|库奇 curci|库尔 kuhl|库尔图瓦 courtois
库尼亚 cunha|库尼亞 cunha|库帕 copa|库楚巴斯 koutsoumpas|库特耐特 gutknecht|库班 cubin|库皮洛夫 kumpilov|库莱沃 kullervo|库贝洛 curbelo|库迪 kurdi|库隆 kuronen|底姓 di
庞丝 torrealba|康嫚希妮 comencini|康德 kant|康托 cantor|康斯坦丁 kostyantyn|康斯坦丁诺斯 konstantin kostas|康斯坦托普洛斯 konstantopoulou|康斯坦茨 constanza
康斯坦蒂诺斯 konstantin kostas|康粹特 contractor|康纳 conor khanna|康雀妲 concetta|延夫 nobuo|建耀知 kenichi|建部 takebe|开尔门蒂 kelmendi|弗兰 frana|弗农 vern
弗利拉 ferrera|弗劳尔 flower|弗劳拉 flora|弗勒 fleur|弗勒里 fleury|弗吉 fudge|弗姆 film|弗德瑞兹 florez|弗恩 fern|弗拉基米尔 vladimir wladimir uladzimir
弗拉基米洛夫 vladimirov|弗拉基米罗维奇 vladimirovich volodymyrovych|弗拉基米罗芙娜 vladimirovna|弗拉尼奥 franjo|弗拉希奇 vlasic|弗拉德 flood|弗拉沃 flower|弗拉沃斯 flowers
弗拉瓦斯 flowers|弗拉西奇 vlasic|弗明 fermin|弗朗塞斯科 quico|弗朗索瓦 francois francoise|弗朗索瓦兹 francoise|弗朗索瓦斯 francoise|弗朗西斯科 curro pancho|弗朗西斯科·何塞 francisco
弗朗西斯科·德保拉 francisco|弗朗齐歇克 franciszek|弗格森 ferguson|弗格里斯 voulgaris|弗洛 flor|弗洛伦斯 florentine|弗洛尔 floor|弗罗尔 flower|弗罗泽 frode|弗莱 fry|弗莱特 flight
弗莱雷 freire|弗赫科斯夫 vojislav|弗里贝里 friberg|弗雷 fry|弗雷泽 frazier|弗雷莱 freire|弗雷蒂 ferretti|张伯伦 chamberlain|张雯 wen|强尼 johnny|强森 jonsson|强纳森 johnathan
彊姓 keung|彊氏 keung|当斯 dance|彭培佳 pietila|彭蒂 pena|彭迪利斯 pantelis|彰姓 zhang|彰氏 zhang|影山 yuna|彼得 piotr petr pyotr|彼得罗维奇 semyonov|彼泽 peder
彿雷德利克 frederic|征姓 ching|征氏 ching|御巫 wu|御沓 yuko|德万 devon|德乌 deus|德伊斯 deus|德克 dirk dekker|德克尔 dekker|德克斯 dirks|德兰 tran|德兰西 delaney
德加雷斯 desjarlais|德勒 lukman|德博拉 debbie|德尔 dal|德尔玛 thelma|德尼 denis|德川珠姬 tamaki|德怀特 dwight|德文 devon|德格鲁特 groot|德沃 devaux|德沃夏克 dvorak
德沃拉 deborah debora|德波尔 topor|德洛姆 delorme|德洛莉斯 dolores|德特夫 detlef|德瑞克 drake|德米特里 dzmitry dimitrios demetrios|德维恩 dwayne|德诺尔 dror|德里克 derek
德雷克 drake|德雷尔 dreier|德韦恩 dwayne|德鲁 drew|德鲁斯 drewes|德黑兰尼 tehrani|心姓 sam sham|心氏 sam sham|必姓 bi|必氏 bi|怀尔德 wilder|怀德 wilder|怀斯 wise
怀特海德 whitehead|怀特豪斯 whitehouse|怀特黑德 whitehead|恩代尔 onder|恩卡纳西奥 encarnacion|恩斯特 ernst|恩斯特龙 engstrom|恩格尔 engel|恩盖恩 nguyen|恩贝格 engberg
恩里克 henrique|恩里克斯 henriques enriquez henriquez|恩金 engen|恩雅特 enyart|恭志 tadashi|息姓 si|息氏 si|悉士顿 sexton|悟姓 wu|悟氏 wu|惟姓 wei|惟氏 wei|惠之 yasuyuki
惠国公主 hui|惠妮 whitney|惠灵顿 wellington|惠特克 whitaker whittaker|惠王 hye|愃一 kenichi|意大利 italia|慎太郎 shintaro|慕西卡 mujica|戈东 gordon|戈丹 gaudin
戈威勒默 guillermo|戈尔德贝里 goldberg|戈尔杰耶夫 gordeyev|戈德堡 goldberg|戈德曼 goldman|戈德法布 goldfarb|戈斯 goes|戈梅利 gomel|戈登 gordon|戈茨 goetz|戈莫特 gohmert
戈萨拉 gosar|戈蒂耶 gautier|戈达尔 godard|戈迪夫斯基 gordievsky|戈麦斯 gomez|成晃 masaharu|戴云遜 davinson|戴可儿 decker|戴尔 deol|戴尔马 delmas|戴恩 dion|戴文 devon|戴温 dewan
戴维 david|戴维斯 davies davids|戴维松 davidson|戴维森 davidson|戴莱斯 therese|户姓 hu|所罗 saul|所罗门 sol shlomo|扈利 khoury|扎克尔 zucker|扎克瑞亚斯 zacharias|扎勒 fazal
扎哈拉 zahra|扎哈诺娃 zakharova|扎塔 zetta|扎塞 sasse|扎巴里 tsabari|扎恩 zahn|扎斯卡拉基 daskalaki|扎维 agnes|托亚斯 tobias|托什 tose|托克曼 stockman|托尔 troll tour
托尔斯 troels|托尼 tore|托尼尼奧 toninho|托斯 tose|托本 torben thorben|托比约恩 torbjorn|托比里奥 toribio|托沃 toivo|托瓦 tovar|托维亚斯 tobias|托罗特 trott|托雷斯 torrez
托马 thomas tomas|扫森 southern|扫罗 shaul|扬努斯 janusz|扬氏 yang|扰姓 rao|扶姓 fu|扶氏 fu|承包人 contractor|承姓 shing|承氏 shing|投山仙人 agastya|拉什 rush|拉伊 bushra
拉伯斯伯格 ruppersberger|拉佐 ratzon|拉克姆 rackham|拉克尔 raquel|拉克鲁瓦 lacroix|拉加 raja|拉加萨 rajasa|拉合尔 lahore|拉吉斯拉夫 ladislav|拉塞尔 russell|拉夫 ruf
拉夫特里斯 lefteris|拉奎尔 rachel|拉姆 rahm lama|拉姆塞 ramsey|拉姆齐 ramsey|拉帕波特拉比家族 rapoport|拉德 raed|拉德西卡 radhika|拉意丝 lais|拉戈 largo|拉斯 russ lars
拉斯洛 laszlo|拉普洛斯 lampros|拉杜 ratko|拉松 larsson|拉格 large|拉森 larsen larson larsson|拉欧夫 raouf|拉法叶 fat|拉波特 richard|拉津 raza|拉登 rd|拉米斯 lummis
拉索尔 rasool|拉腊 lara|拉茨 platts|拉莫斯 ruy|拉菲利 refaeli|拉萨姆 latham|拉蒂西亚 laetitia|拉薇 lavie|拉西 lacey|拉赛罗 lazzaro|拉达 lad|拉锡克 lazic|拉马 ramaz|拉齐亚 razi
拓未 takumi|拜仁 brian|拜伦 byron brian|拜恩 bjarne|拜纳姆 bynum|拳一 kenichi|拿华斯 navas|拿印 naeem|拿破仑 napoleone|捌姓 pa|捌氏 pa|捷斯 thies|捷里米尔 zelimir|掌姓 zhang
接姓 jie|接氏 jie|提尔泽 terje|提摩西 timothy|提莫曼斯 timmermans|提金 tijn|摩尔 merle moore more|摩西 moses moshe|摩醯尼 mohini|摩里士 morrissey|撒加利亚 zachariah
撒迦利亚 zacharias|撒迦利亞 zecharia|擾姓 rao|改姓 gai|改氏 gai|放姓 fang|放氏 fang|政昌 masaharu|政明 masaharu|政秋 masaharu|政章 masaharu|政阳 masaharu|敬而 keiji|敷姓 fu
敷氏 fu|文卡塔斯 venkatesh|文德尔 geraldo|文斯 vince|文森 vincent|文特 wendt|文迪拿 mantilla|文迪维尔 mendivil|文齐斯拉夫 ventsislav|斋月 ramadan|斐迪南 ferdinand
斯丹德 standard|斯利 siri|斯卡莱斯 scalise|斯图姆夫 stumpf|斯图尔 sture|斯图尔特 stewart|斯坦 stine|斯坦利 steny|斯坦尼斯拉夫 slava|斯坦尼斯瓦夫 stanislaw|斯塔 star|斯塔克 stark
斯塔基 stakic|斯塔罗斯 stavros|斯塔萨斯 stathas|斯塔西斯 stathis|斯奇蒙 szymon|斯姓 si|斯宾塞 spencer spence|斯巴克 sepehr|斯帕罗 sparrow|斯库蒂 skultety|斯彭斯 spence|斯德 seed
斯德内克 zdenek|斯德扬 srdjan|斯托克 stork|斯托姆 storm|斯托弗 stoilov|斯拉塔诺夫 zlatanov|斯拉奇 aron|斯拉特科 zlatko|斯捷潘 stjepan|斯捷潘诺夫 stepanovich|斯文森 svendsen
斯杰潘 stepan|斯梅拉达 esmeralda|斯氏 si|斯泰西 stacey|斯滕 steen|斯潘塞 spencer|斯特兹 stolze|斯特尔 steil|斯特朗 strong|斯特西 stacey|斯皮克 speaker|斯皮罗 spyridon
斯科勒蒂斯 skourletis|斯科沃尔佐夫 skvortsov|斯科茨 scholtz|斯维尔 sverre|斯维特拉 svetlana|斯维科特 schweikert|斯莫尔 small|斯蒂夫斯 stivers|斯蒂芬 stephane|斯蒂芬妮 stephanie
斯蒂芬尼 stephanie|斯诺 snow|斯贝尔 speier|斯隆 sloan|方丹 fontaine|方明 masaharu|方辰 fountain|施利奧 celio|施塔克 stark|施奈德 schneider|施密特克 schmidtke|施尼沙 sinisa
施平 supreme|施德 seed|施托姆 strom|施特巴 strba|施瓦茨 schwarz schwartz|施维奧 silvio|施连拿 celina|施陶泊 stauber|日夫科维奇 zivkovic|早织 saori|昆塔 guinta
昆普莱宁 kumpulainen|昆洛斯 queiroz|昌德 chand|昌明 masaharu|昌月 masaharu|昌树 tani|昌秀 ota|昌秋 masaharu|昌章 masaharu|昌谦 masaharu|昭披耶西 si|是姓 shi|是志 tadashi
晁姓 chao|晁氏 chao|晋姓 jin|晋氏 jin|普丘 puccio|普利西 puglisi|普拉克奧塔克斯 plakiotakis|普拉斯 plath|普林斯 prince|普格 puig|普特南 putnam|普特拉 yunos|普积克 poljak
普罗塔帕斯 protopapas|普莱斯 price|普蕾莎丝 precious|普赖斯 price pryce|普赫 puig|普里兹 puglisi|普里戈任 prigozhin|普雷沃 prevost|普雷沙斯 precious|普韦布洛 pueblo|景行天皇 keiko
智博 tomohiro|暴姓 bao|暴氏 bao|曁姓 ji|曹拉 chawla|曹达诺夫 cao|曼东沙 mendonca|曼侬 manon|曼儂 manon|曼加 manja|曼尼 money|曼廷 metin|曼德 mende|曼苏 mansur|曼迪娅 mandy
曼高德 mangold|有三 yamamoto|有姓 you|有氏 you|朔尔 scholl|朗之万 langevin|朗凯恩 ronkainen|朗德斯托姆 lundstrom|朗格卢瓦 langlois|朗格鲁瓦 langlois|朗福德 longford|望姓 wang
望氏 wang|朝鲜崔氏 choe choi|朝鲜金姓 kim gim|朝鲜金氏 kim gim|木匠 carpenter|木姓 mu|木村 kan|木氏 mu|未帆 miho|本多 honda bento|本尼 bennie|本杰明 ben veniamin|本特 bengt
本特松 bengtsson|本维拉卡 bevilacqua|本艾蒂科特 benedicte|朮姓 chu suk|朮氏 chu suk|术姓 chu suk|术氏 chu suk|朱丽叶 juliette|朱利 jolie|朱利叶斯 julian|朱利斯 julius
朱如莉亞 zaroulia|朱尔 jules|朱尼贾 junejo|朱迪斯 judith|朵琳 doreen|朵贝 tove|权姓 kwon kweon|权氏 kwon kweon|李奇 risch|李尔普罗斯 iliopoulos|李尼 leanne|李德斯玛 quintero
李曼 rehman|李玟暎 min|李维 levine|杏奈 anna|杜伦 durham|杜克 duque|杜兰 durand|杜安 duane|杜宾 torben|杜尔西 dulce|杜尤克 duke|杜布 dube|杜布瓦 dubois|杜怀特 dwight
杜恩 duane|杜拉特 daulah|杜明尼治 domenech|杜波夫 dobrev|杜瓦 dua|杜纳丝 duenas|杜蒙 dumont|杜达美 dudamel|杜邦 dupont|杜默 duhamel|杞姓 qi|杞氏 qi|来自 van
杨森 jansen janssen|杰伊兰 ceylan|杰伊纳布 zeinab|杰佛瑞 jeffrey|杰克 jacky jacek|杰克逊 cheyenne|杰勒德 gerard gerald|杰坎普迪 meghana|杰基 jackie
杰夫 geoff zeev teague|杰夫瑞 jeffrey|杰奎琳 jacqueline line|杰奥尔贾 georgia|杰姓 jie|杰尔 jere|杰尔曼 herman|杰弗里 jeffrey jeffery geoffrey|杰恩 jayne
杰拉德 gerard gerald|杰斐逊 jefferson jeferson|杰斯 jesse|杰普 jeppe|杰梅因 jermaine|杰氏 jie|杰米 jamie|杰米尔 cemil|杰纳 gernot|杰茜 jessica|杰蒙 germain|杰西 jesse
杰西米 jasmine|杰雷斯 jerez|杰马勒 cemal|杰马尔 cemal|松德奎斯特 sundqvist|林佛斯 lindfors|林奎斯特 lindqvist|林姓 lam rim lim|林容安 anny|林德 leander|林斯壯 lindstrom
林斯特隆 lindstrom|林格伦 lindgren|林肯 lincoln|林达 rina|林重行 rintaro|林霍尔姆 lindholm|枚姓 mei|枚氏 mei|柏克 puck|柏利夏 pareja|柏姓 pak|柏度 pavel|柏提 bakhtyar|柏氏 pak
柔伊 zoey|查克 chuck|查哈里亚斯 zacharias|查夏 chadha|查夫达 chavdar|查奥尔 traore|查斯 chus|查比斯 trabelsi|查特基 chatterjee|查瑞特 zarate|查维斯 chavez|查路 jairo
查韦斯 chavez|柯安娜 alexandra|柯尔登 colton|柯尼希 konig|柯根 kohan|柯瑞柏 crapo|柯第尔 cordier|柳本 luben|柳田 kunio|柳雅申科 lyashenko|柴契夫 zaytsev|柴拉夫列夫 zhuravlev
栗姓 li|栗氏 li|格伦 grain|格伦格 grete|格兰斯特伦 granstrom|格兹 guez|格利菲斯 griffiths|格奥尔 georg|格奥尔基 georgi giorgi george|格奥尔基耶夫 georgiev
格奥尔基耶维奇 georgiyevich|格奧尔基耶维奇 georgiyevich|格尔曼 herman|格尔蓋伊 artur|格扎维埃 xavier|格拉 guerra|格斯 gus|格斯特 guest|格林 greene grimm|格温 kwon|格热娜 gesine
格热戈日 grzegorz|格瓦德乐 guadalupe|格纳尔 ragnar|格罗 gros|格罗斯曼 grothman|格茨 goetz|格达费 gaddafi|格里斯佩 gillespie|格里格尔 gregoire|格里森 gerritsen gerritse
格里菲思 griffiths|格里菲斯 griffith|格雷古瓦 gregoire|格雷戈 gregor|格雷戈瓦 gregoire|格雷斯 grace|格雷瓜尔 gregoire|栾姓 luan|栾氏 luan|桃乐西 dorothea|桃瑞丝 doris
桑卓普洛斯 xanthopoulos|桑姆 sanam|桑布拉诺 zambrano|桑德 sunday|桑德贝里 zandberg|桑治 song|桑特 st|桑罗斯 sunrise|桑诺 sanna|桑达 sander sundar|桑迪 sunday|桑顿 thornton
桑高那 chocola|桓姓 huan|桓氏 huan|桜仓 sakura|桜空 sakura|桥元 hashimoto|桥本 hashimoto|梅利洛 merino|梅厄 meir|梅哲 meijer|梅塞德丝 mercedes|梅多斯 meadows|梅婁 maillot
梅尔 mare|梅尔克 melker|梅尔基奥尔 melchior|梅尔费 melfi|梅布尔 mabel|梅希亚 mejia|梅希亞 mejia|梅希赫德 mechthild|梅德韦杰夫 medvedev|梅拉 mira|梅斯 maes|梅杰 major meijer
梅纳 menard|梅纳康 melancon|梅西 massey|梅赫布 mehboob|梅里路 murillo|梦提赛诺 montesano|梨奈 nana|梨衣名 leena|梭伦 solon|梵姓 fan|梵氏 fan|梵蒂米拉 ponce|森姆迪奥 zamudio
森尼 sanni|森迪 sunday|楚克乌梅卡 chukwuemeka|楚尔 zur|楼姓 lou|楼氏 lou|樊尚 vincent|樋口 tachibana|樑姓 liang|樑氏 liang|檀姓 tan|欒姓 luan|欒氏 luan|欢姓 huan|欢氏 huan
欣妮 sydney|欧亞娜 ban|欧仁 eugene|欧几里德 euclides|欧卓夫斯基 ostrovsky|欧吉 orji|欧塔 otar|欧妮丝汀 ernestine|欧尔 ore|欧布莱恩 obrien|欧德汉姆 oldham|欧文 irwin|欧欣 ocean
欧浮尔 ofer|欧特拉尼 ortolani|欧玛 omer|欧耶玛 onyema|欧莎 asa|欧贝屈 orbach|欧贝德 obeid|欧迪 odd|欧遜 ocean|欧露莎尔芭 rosalba|欧黛 odette|歆缇娅 cintia|歌尔德 gerd gerda
正三 shozo|正史 tadashi|正彬 masaharu|正彰 masaharu|正明 masaharu|正显 masaharu|正晖 masaharu|正朗 masaharu|正木 atsushi|正秋 masaharu|正章 masaharu|正阳 masaharu
殴兹派特 ozpetek|母姓 mu|母氏 mu|比亚内 bjarne|比利亚尔 villar|比利亚韦德 villaverde|比利亞 villa|比利亞尔瓦 villalba|比务 beau|比吉塔 birgitta|比吉特 birgitt birgitte
比吕志 hiroshi|比尔切斯 vilchez|比尔德 beard|比尼利奴 pinheiro|比希尼娅 virginia|比斯 bice bux|比昂 bjorn|比格 bilge burg|比格尔 birger|比洛 birger|比約克曼 bjorkman
比約恩 bjorn|比约克 bjork|比约恩 bjorn|比阿特利斯 beatrice|比雄 pichon|毕契科夫 bychkov|毕尔巴 bilbao|毕拉 bilal|毕晓普 bishop|毕特 butt|毕肖普 bishop|毕达哥拉斯 pythagoras
毕齐纳 bidzina|毛利达 maulid|永奎斯特 ljungqvist|永姓 yung|汉娜 chana|汉尼 henny|汉尼拔 hannibal|汉弗莱 humphrey|汉弗莱斯 humphries|汉烈治斯 heinrichs|汉默斯 hermans
江上 kiyoshi|江姓 kang jiang|江氏 kang kong jiang|江间 ema|池内 hiroyuki|汤森 townsend|汪达 wonder|汪达兰德 wonderland|汲姓 ji|沃伊斯拉夫 vojislav|沃克 walker
沃加利斯 voulgaris|沃哈 volga volha|沃尔克 volker|沃尔夫 wolfe|沃尔夫冈 wolfgang|沃尔夫斯维克尔 wolfswinkel|沃尔特 volta|沃尔特劳 waltraut|沃尔高 varga
沃恩 vaughan vaughn vagn|沃恩图恩 venture|沃森 watson|沃洛金 volodin|沃特 wout|沃罗比约夫 vorobev|沃罗毕耶夫 vorobyov|沃茨 walz|沈揆先 lucia|沐姓 mu|沙仓 sakura|沙克 shaker
沙利文 sullivan|沙化尼 safari|沙博 chabot|沙域特 zviad|沙尔东 charlton|沙希利 serhii|沙弗尼 shaffer|沙德 sud|沙恩 sian|沙易卡 shaikh|沙曼 samane sharman|沙特 saud
沙琳 charlene|沙皮哈 schapira|沙维尔 xavier xavi|沙轩 sahin|沙鲁 salud|沮姓 ju|沮氏 ju|法侖 front|法兰兹 franzese|法兰森 franzen|法兰科 frankel|法兰索德 farenthold
法兰索瓦 francois|法兰西斯高 curro pancho|法加 fraga|法厄 fire|法婷 faten|法尔丝 fares|法尼亞 vanja|法拉兹 faras|法拉尔 farrara|法拉提 ferretti|法比斯奧 fabricio|法瑞尔丝 farias
法瑞德利克 frederick frederik|法耶兹 fayyad|法赫德 fahad|法齐 faouzi|波丹诺维兹 bogdanovich|波你尼 panini|波利亚克 poljak|波利娜 pauline|波勒 pollack|波吉亚 borgia
波吉亞 borgia|波将金 potemkin|波尔 pohl poul ball|波尼 bonnie|波尼斯奧 bonifacio|波拉德 pollard|波斯托姆 bostrom|波斯科 persico|波普 pope|波普哈泽 popkhadze|波林 pauline
波格姆 begum|波浪 wave|波热尔 birol|波登 bourdon|波莱特 paulette|波西 posey|波西奇 bozic|波雅尔 feodosia|泥姓 ni|泥氏 ni|泰伦 tyrone|泰克赛拉 teixeira|泰冈 yasuoka
泰利斯 thales|泰勒马库斯 tilemachos|泰基 taj|泰希 tah|泰托 title|泰斯塔 tester|泰杰 terje|泰特斯 titus|泰耶 terje|泰隆 tyrone|泽亚 ziya|泽利科 zeljko|泽尼娅 xenia kseniya
泽维尔 xavier xavi|洁米 jami|洁芮西丝 genesis|洗姓 sin|洛伦索 lourenco|洛佩斯 lopez|洛克 rocco rourke|洛厄 lower|洛厄尔 lowell|洛厄里 lowery|洛奎拉 reguera|洛德 road lord
洛斯 loes|洛朗 laurent|洛朗斯 laurence|洛杰夫 jeff|洛林 lorraine|洪扎 hans|派斯 paes|派瑞罗 perriello|海伦 hagglund|海克尔 hecker|海利 haley|海因兹 hinds|海因斯 hayes hines
海妃 mei|海尔 hale hare|海尼克 hynek|海山 hussein hossein husayn|海德 head hyde hidde|海恩斯 hines|海斯 hayes|海梅 jaime|海珊 hossein hosein|海瑟 hase|海登 hatem
海真 haejin|海立尔 helio|海莉 hayley headey|海蒂斯 hatice|海迈莱宁 hamalainen|淦姓 gan|渡辺 tsuneo|渣菲 zafer|温因 win|温特 wendt|温贝托 humberto|游姓 yu you|游氏 yu you
溥姓 pu|溥氏 pu|滉， hwang|滋树 shigeki|滑姓 hua|滑氏 hua|滕耶 tonje|滨村 hamamura|漫姓 man|潘特雷蒙 panteleimon|潘迪 pandey|潛姓 chien|潜姓 chien|澄夫 sumio|澄姓 ching
澄氏 ching|澄郎 sumio|澈夫 sumio|澓姓 fu|澓氏 fu|澳塔 ota|火姓 fo huo|火氏 fo huo|火者 khwaja|灰姓 hui|灰氏 hui|炜姓 wei|烈治 ritchie|热利科 zeljko|热拉尔 gerard|热莉卡 zeljka
然娜 jeanne|熱拉尔 gerard|熱訥维耶沃 genevieve|燕妮 jenny|爱丝佩蓝萨 esperanza|爱丽丝 alice|爱华提莫夫 evtimov|爱姓 ai|爱尔兰 irish|爱尔莫 elmer|爱德华 eduard edvard edouard
爱德华兹 edwards|爱德华多 edoardo|爱氏 ai|爱荷华 ainhoa|爱西亚 asia|爱雷欧诺尔 eleonore|爱黛儿 adel adele delia|牛顿 newton|特乔 trejo|特伦尼 trentini|特伦斯 terrance
特伦齐奥 terence terrance|特列斯 tellez|特劳德 traudl|特恩 teun|特拉瑟斯 terrazas|特拉瓦利奥 travaglio|特瑞迪耶夫 terentyev terentiev|特立尼达 trinidad|特维特 tveit
特蕾莎 terezija|特蕾西 tracey tracie|特谢拉 teixeira|特里尔 try|特里斯 thales|特里萨 terezija|特雷杰 treasure|特雷西 tracie tracey|狄伦 dylan|狄尔里奇 diedrich
狄斯宾娜 lazarevic|狼姓 lang|狼氏 lang|猛姓 meng|献一 kenichi|猶利 uri|猶大 yehudah|猶姓 you|猶氏 you|玄姓 hyun hyon|玄振 sam|玉姓 ok oak|玉木 miki|王仁 wani|玛丽 maryam
玛丽亚 marja masha|玛丽姹 maritza|玛丽娅 meryem|玛丽泽 marliese|玛乔莉 marjorie|玛可欣 maxine|玛吉 maggie|玛宗圭 madzongwe|玛尔香 marchand|玛德莲娜 magdalena|玛戈 margot
玛格 margaux|玛格丽特 marguerite margaret margarida|玛沃塔 mountain|玛特 mirte|玛琪拉 marcela|玛琳 malena|玛瑞娜 myrna|玛莉 marie|玛莉安 mariam|玛蒂雅 matea|环姓 huan
环氏 huan|珀尔 pearl|珀斯斐克 pacific|珀杜 perdue|珀涅罗珀 penelope|珀琳 pauline|珀西 posey|珊曼菈 samra|珍妮弗 jennifer jenniffer|珍尼尔 janelle|珍思 jans|班尼特 bennett
班斐洛 panfilo|理夏德 ryszard|理央 rio|理奇 ziggy|理姓 li|理查兹 richards|理酉 masaharu|琪尔菲 chief|琪拉雅 kiara kyara|琳德佛丝 lindfors|瑛姓 ying|瑛氏 ying|瑞利 reilly
瑞奇 ricky|瑞姓 rui|瑞娜 lina|瑞希夫 reshef|瑞拉契得 rachid|瑞斯 rhys reese race|瑞氏 rui|瑞纳 ring|瑞考德兹 records|瑞雯 raven|瑞龙院 tomo|瑟伊娜浦 zeynep|瑟勒芭 sirpa
瑟各瓦 sergeeva|瑟德隆德 soderlund|瑠璃姬祭 juanito|璧姓 bi|璩姓 qu|璩氏 qu|瓦伦蒂金 valentijn|瓦依达 vaidya|瓦列兹 velez|瓦勒提爱娜 vartiainen|瓦吉斯 varghese|瓦哈布 vahap
瓦多德 wadood|瓦娃拉 varvara|瓦尔德斯 valdez|瓦尼 varney|瓦尼亚 vanja|瓦恩 wine|瓦扬 vaillant|瓦斯 vaz|瓦斯克 vacek|瓦格纳 wahner|瓦特里 valtteri|瓦罗 hoarau|瓦罗娃 vavrova
瓦耶特 wyatt|瓦莲京娜 valentina|瓦西里琴科 vasilchenko|瓦西里耶夫 vasilev|瓦连京 valentin|瓦迪姆 vadzim|瓦迪斯瓦夫 vladislav|瓦迪诺亚尼斯 vardinogiannis|瓦鲁比亞斯 covarrubias
甘姓 kan|甘尼斯 gaines|甘恩 gun|甘氏 kan|甘粕 masahiko|甘贝洛夫 kamburov|甘迺迪 kennedy|生氏 sheng|由布子 yuko|由扶子 yuko|申克 shanker|申格乌塔 sengupta|男姓 nan|男氏 nan
男泽 ozawa|画姓 hua|畑中 tomu|白令 bering|白克 baek|白姓 baek paek pek|白必图 bebeto|白氏 baek paek pek|白里安 briand|百合子 miyamoto|的黎波里 tripoli|皇姓 huang
皇氏 huang|皋姓 kao|皋氏 kao|皮儿 pir|皮奥塔 piotr|皮尔斯 pierce pearce peace|皮尔波罗 pierpaolo|皮尔瑞西 pierluisi|皮尤 pugh|皮尼奧 pinho|皮恩 pain|皮斯 peace|皮普 people
皮涅罗 pinheiro|皮特 peters|皮特隆杰维奇 petronijevic|皮索托 peixoto|皮罗夏 pera|皮耶 pierre|皮耶罗 pietro|皮诺 pineau|皮雷 pires|盎博罗削 ambrose|监督 kantoku|盖伊 guy qi
盖伊恩 guyon|盖利 garin|盖尔 geh|盖布瑞 gabriel|盖拉 guerra|盖拉德 gaillard|盖斯 gus|盖泽尔 geisel|盖约特 guyot|盖迈尔 qamar|直史 tadashi|直嗣 tadashi|看寿 kanju|真唯 mai
真地利 gentili|真希 maki|真明 masaharu|真男 maruyama|真秋 masaharu|真緖 mao|真雅 china|督姓 du|督朗 masaharu|睦姓 mok|睪姓 yi|砂仓 sakura|碧玉 bjork|碧蒂 brita
碧雅翠丝 beatrix|礼姓 lai|礼氏 lai|礼萨伊 rezaei|祁姓 qi|祁氏 qi|祇晶 masaharu|祖伊 zoe|祖利亞 junior|祖姓 cu|祖娜 jolanda|祖杰 jokic|祖殊 josue|祖氏 cu|祖达 jota|祢姓 mi|祢氏 mi
祿姓 lu|祿氏 lu|禄姓 lu|禄氏 lu|禅姓 chan sim shan|禅氏 chan sim shan|福克 falk|福克斯 foxx|福克特 folkert|福克纳 faulkner|福利尼奥 feliciano|福尔克 falk|福尔克尔 volker
福尔肯 falcon|福尼尔 fournier|福德莉奇 frederique|福特 ford|福琼 fortune|福瑞迪 forte|福雷蒂 fredy|禰姓 mi|禰氏 mi|离姓 lei|离氏 lei|禾姓 he|禾洛克 warnock|禾高文洛域 vukomanovic
秀伯 hidemichi|秀儿 shor|秀纪 hidemichi|秋叶 akiva akiba|种姓 zhong|种氏 zhong|科克 kuk|科克伦 cochran|科兰 colin|科内利斯 cornelisz|科利斯托尔 crystal
科妮莉亚 cornelia lia|科妮莉亞 cornelia|科尔 core|科尔特斯 cortez|科托 couto|科拉德 konrad|科斯拖普洛斯 kostopoulos|科斯蒂奇 krstic|科斯贝治 forsberg|科曼 koeman|科比 kirby
科涅惹维奇 knezevic|科特洛曼尼奇 bosnia|科茨 coates|科莉欧 clio|科莱 collet|科菲 coffey hua|科蒂尼奥 coutinho|科迪 frode|科迪夫 kotev|科里 corey|秘鲁 peru|稻垣早希 sakura|稻姓 daw
稻氏 daw|穆克吉 mukherjee|穆哈德 mourad|穆尔 moore|穆尔塔咱汗 morteza murtaza|穆尔塔特 murtada|穆尔科斯基 murkowski|穆尼奥斯 munoz|穆尼斯 muniz|穆希卡 mujica mugica
穆斯林 muslim|穆罕默多夫 magomedov|穆罕默德 mehmed mohamud mohmed|穆罕默迪 mohammadi|穆齐 meucci|突厥 turk|立夫 ziv|立波迪 liberty|笈多二世 ii|笔安 kazuyuki|笪姓 da
第欧根尼 diogenes|箸本 hashimoto|籍姓 ji|籮丽 lori|米乔德 michaud|米克尔森 michielsen|米克沙特 kalman|米克罗 mirco|米兰路夫 milanov|米凯兰杰洛 michelangeli|米切莱蒂 pascual
米利安 miljan|米劳洛 millet|米勒 millet|米勒克尔 miracle|米勒柴维柯 milicevic|米哈 mirja|米哈乌 michal|米哈伊尔 michael michel|米哈尔 mihael michal
米基 mickey mikkel mikel|米基奧 michail|米夏琳娜 micaela|米奇 mickey|米娜 mila|米尔 miro|米度哥普 middelkoop|米开朗基罗 michelangelo|米拉吉 meraj|米明 mumin|米格尔 miguel
米沢 yoshihiro|米海尔 michael michel|米瑞安 miriam|米积杜域 mijatovic|米肖 michaud|米舒斯京 mishustin|米蕾亞 mireille|米赫露域 mihajlovic|米高 michael milko|粟姓 su
精二 seiji|精司 seiji|精次 seiji|精治 seiji|約书亞 joshua|約克 york|約兰 goran|約瑟夫 yousef|約瑟夫·玛丽亚 jm|約芬南 jarvinen|約达诺夫 yordanov|約迪 jodey|素貼 suthep
索古尔 songul|索夫克里斯 sofoklis|索尔 saul shaul thor|索尔森 thorsen|索尔维哥 solveig|索尔维赫 solveig|索尼 sawhney|索德贝 soderberg|索德霍姆 soderholm|索恩伯里 thornberry
索恩顿 thornton|索拉 saura|索洛维约夫 solovev|索洛萨诺 solorzano|索瓦日 sauvage|索罕 sirhan|索耶 sawyer|索莱达 soledad|索菲亚内 sufyan|索萨 souza sousa|紫罗兰 violet
紮法尔 zafar|緋唷 payan|縞田 shimada|繳费处 shroff|约书亚 yehoshua|约克 york|约尔 yoel|约斯特 joosten|约瑟夫 yosef yoseph jozef|约瑟普 josip|约纳斯 joonas|约翰 jhon con
约翰逊 johnathan|纪内 kiuchi|纯夫 sumio|纯央 sumio|纯生 sumio|纯男 sumio|纯郎 sumio|纱丽 sari|纱仓 sakura|纱尔代 sharda|纳加非 najafi|纳奥 naor|纳恩 nunn|纳戈维岑 nagovitsyn
纳拉辛哈 narasimhan|纳提雅维达 natividad|纳斯拉勒 nasrallah|纳普 knapp knappe|纳朗荷 naranjo|纳杰利 nazeri|纳瓦 najwa|纳瓦兹 shahnawaz|纳蒂尔 nader|纳西尔 natsir|纳迪亚内 nadia
纽尼斯 nunez|纽莉娅 nuria|终姓 zhong|终氏 zhong|绍尔茨 scholz|绍罗 saura|绚一 kenichi|绪方 ogata|绪沢 ozawa|维丽特 violet|维亚尔 willard|维克 wicker
维克多 victor victoire viktor|维克托 viktor victor|维克托埃尔 victoire|维兰 vilem|维利科 veljko|维吉利奥 virgilio|维吉妮 virginie|维吉尔 virgil|维吉尼亞 virginia
维哈比 wehbe|维埃拉 vieira|维基奧 vergilio|维塔 virta|维塞王 vichai|维多 vito|维多利 victory|维多利亚 viktoriya victoria viktoria|维多利诺 victorino|维姓 wei|维姬 vicky
维尔托德 witold|维尔杰恩 viljanen|维布 wiebke|维德 wied|维托 vitor|维拉芙尔德 villaverde|维捷斯拉夫 vitezslav|维斋 vichai|维斯 with|维斯克劳斯基 visclosky|维斯特卢 westerlund
维斯瓦夫 wieslaw|维格 vega|维比克 viveka|维氏 wei|维特尔 vitor|维特恩 vedran|维猜 vichai|维班诺夫 varbanov|维琴察 vincenza|维瑟 veasey|维祖高域 veljkovic|维科 veikko
维索斯基 vysotsky|维罗尼卡 veronique|维莱斯 velez|维蒂 veikko veli|维西纳 vesna|维达 vidar vedat|维迪尔 verdier|维金托里亚 viktoria viktoriya|缟田 shimada|缨片 ogata
缪丽尔 merle|罗云 rowan|罗伊尔 royal|罗伊斯 royce|罗伊特 reuter|罗伦士 lawrence|罗伯塞克 loebsack|罗伯斯 robles|罗伯遜 robertson|罗倪 ronit|罗克 roque|罗兹 rhodes|罗坦 rotem
罗夏纳 roxana|罗夫莱斯 robles|罗奇 roach riza|罗妮娅 ronja|罗威尔 lowell|罗宾 roby|罗密欧 romeo|罗尼 ronnie reine|罗尼卡 runiga|罗德 lord|罗德里奎 rodriguez|罗德里格兹 rico
罗德里格斯 rodriguez|罗拉 dolores|罗拉巴克 rohrabacher|罗斯 rosso rose roth|罗斯曼 rothman|罗斯科 roscoe|罗普考普 prokop|罗曼 rom|罗曼诺娃 russia|罗杰斯 rodgers|罗格勒 rogner
罗森 roshan|罗歇 roger|罗温 rowan|罗瑞洛 loureiro|罗素 russell russo|罗纳德 ronald|罗纳特 ronit|罗莲 lorraine|罗西莎 rositsa|罗贝尔 robert|罗赛 roussel|罗赫尔 roger
罗路 laurel|罗路斯 norouzi|罗金 rochin|羊姓 yang jang|羊氏 yang jang|美乐蒂 melody|美拉德 maillard|美登里 midori|美穗 miho|翁德熱 ondrej|翟姓 di|翟氏 di|翦姓 jian|耀姓 yiu
耀氏 yiu|老姓 lao|考尔德伦 calderon|考底利耶 chanakya|考德威尔 caldwell|考特 court|考特妮 courtney|考特尼 courtney|耐斯瑞 nusret|耶书亚 jesus|耶内 janne|耶利米 jeremiah
耶和亚 yehya|耶奥格 georg|耶奥甘塔斯 georgantas|耶奥里 georg|耶拉 iara|耶斯佩森 jespersen|耶日 jerzy|耶特 gert|耶罗 hierro|耶舍 yasa|耶茨 yates|耶莱 jose|耶路撒冷 jerusalem
聊姓 liao|聚姓 ju|聚氏 ju|聪格斯 tsongas|肖恩 sion shane|肖特 short|肯尼斯 kenneth|肯德 kind|肯特地 kent|肯达尔拉里亞 candelaria|胜宣 katsunobu|胜巳 ono|胜汪 songwon
胜荣 katsuei|胡克 hooker|胡斯 guus|胡格 hauge|胡申 hussein hossein husayn|胡笙 hussein hossein husayn|胡西奖 jussi|胡贝图斯 hubert|胡辛 hossein husayn hosein
胡高域 vukovic|胥姓 xu|胥氏 xu|腊吉 lucky|腓力 filip filippos philippos|臧姓 tsang|臧氏 tsang|自姓 zi|自氏 zi|自由人 freeman|自茨乐 cicero|舍克斯 surkis|舍姆斯 shams
舍维德 shved|舒兹 schultz|舒格 sugar|良昭 masaharu|色·诱 chloe cloe|色姓 sik|色氏 sik|艾丝梅拉达 esmeralda|艾丝波尔 export|艾丽娜 alena|艾丽斯 alice|艾丽贾 alicja|艾买提 amat
艾伊 ivey|艾伦 alan|艾伯华 eberhard|艾伯哈特 eberhardt|艾伯特 albert|艾克勒 eichler|艾克隆 eklund|艾利 elie|艾力更 arken|艾叶阿特 ayelet|艾哈特 erhardt
艾哈迈德 ahmet ahmed ahmad|艾哈迈迪内贾德 ahmadinejad|艾塞瑞吉 etheridge|艾多弗斯 edolphus|艾奥娜 ioana|艾妮安娜 ariadna|艾姆哈 amra|艾姿琵塔 elzbieta|艾尔夫莱德 alfred|艾尔斯 else
艾尔肯 erkin|艾巴 alba abe ebbe|艾巴依路 evair|艾巴锡泽 abashidze|艾希莉 ashlee|艾弗 efe|艾弗森 iversen|艾德丽安 adrienne|艾拉 iro|艾斯 ice|艾斯卡蓝特 escalante|艾斯奧 alceu
艾斯科比 escobedo|艾斯维度 azevedo|艾斯迪斯 alcides|艾普尔 april|艾曼森 amundsen|艾杰拉 aja|艾林 irene|艾格尼丝 ines|艾格尼塔 agnes|艾格洛夫 egorov|艾梅 aimee|艾欧文 iovine
艾洛蒂 elodie|艾玛 amal|艾玫妮 imani|艾班妮 ebony|艾琳 irene|艾琳娜 iryna|艾瑞特 allred|艾瑟多 isidor|艾瓦 ave|艾瓦雷兹 alvarez|艾登 aydin|艾维 alvi herve|艾维斯 elvis
艾维特 ivette|艾莎 aisyah|艾蒂安 etienne|艾蕾诺尔 eleonore|艾赛亚 isaiah|艾连 allain|艾迪尔 adiel|艾迪臣 edson|艾雷德 eliad|艾露娜 ilona|艾马斯 armas|节姓 jie|节氏 jie
芒索 mansour mansur|芙洛 floor|芦姓 lu|芬奇 finzi fincher|芭奴 mahal|芭戈雅妮 bakoyannis|芭洛 barbro|芮塞 rezaei|芮妮 renee|花奈 hana|芽生 mei|苌姓 chang|苏丹 sultan
苏丹娜 sultana|苏丹尼 sultani|苏亚雷斯 suarez|苏卡迪斯 sokratis|苏塞斯 success|苏尼加 salguero|苏斯特 soest|苏格拉布 sohrab|苏沙 souza|苏泽 sousa|苏雷兹 suarez|苑姓 yuan
苑氏 yuan|若奥 joao|若昂 joao|若纳唐 jonathan|苧阪 osaka|英伦 hidemichi|英奇 inge|英德日赫 jindrich|英戈尔 ingolf|英格丽 ingrid|英格丽德 inger inkeri|英格兰 englund ingram
英格兰姆 ingram|英格利希 english|英格博格 ingeborg|英格洛 ingelore|英格瓦 ingvar|英通 hidemichi|英道 hidemichi|英霍夫 inhofe|范士丹 feinstein|范思哲 versace|范特臣 frandsen
茱丽叶 juliette|茱维农 juvonen|茱莉艾塔 giulietta|茱迪 jodie|茹姓 yu|茹尔当 jourdan|茹氏 yu|荆姓 jing|荆氏 jing|荷南 hernan|荷南德 hernando|荷顿 holden|莉伐 leyva|莉克 lieke
莉娜 zina|莉安 leanne|莉希亞 lesia|莉泽尔 liesel|莉莉 lilija|莉莲 line|莉萨 lise|莉迪娅 lida lydie|莎丝特 sastre|莎乐米 salome|莎莫 summer|莎薇琪 solveig|莘姓 xin
莫伊瑟 meuser|莫伊谢伊 moses|莫伦 molon|莫兰 paulette|莫勒 moore|莫哈末 mohamad muhammad mohammed|莫姆契洛克 momcilo|莫娜 muna|莫尔 moore more|莫尔塔礼 morteza|莫尔斯 morse
莫尼 mon|莫德 maud|莫恩斯 mogens|莫拉 moura maura|莫拉德 mourad|莫拉斯 morais|莫斯科 moscow|莫普戈 morpurgo|莫杜尼奥 modugno|莫滕 morten|莫滕森 mortensen|莫琳 maureen
莫瑞 murray|莫纳达 moneta|莫罗 moreau morrow|莫葛伏伊 mozgovoy|莫里奥 murilo|莫里斯 maurice|莫雷 morley|莫顿 morton|莱乌 leeuw|莱克 lykke|莱利 riley|莱因哈特 reinhardt
莱夫扎茹 lautaro|莱夫韦尔 lefevre|莱妮 line|莱姆德 raimund|莱希 leahy|莱德尔 lider|莱恩 line|莱恩斯 lines|莱拉 lila lilia|莱斯克 lesko|莱斯利 leslie|莱斯莉 lesley|莱昂 lev
莱昂尼达 leonidas|莱昂斯 lyons|莱昂纳尔 leonard lionel|莱特 light wright|莱特宁 lehtonen|莱瑟姆 latham|莱纳 reiner|莱纳斯 lin linus|莱茵霍尔德 reinhold|莱莎 raisa
莱蒂斯 letizia|莱蒂西娅 laetitia|莱蒙德 raimund|莲恩 lane liane|菲丝 faith|菲伊 faye|菲利 finley|菲利普 phillips|菲利普斯 filip|菲利西塔 felicitas|菲尔丽 veerle|菲拉 fiala
菲杜 fedor|菲格雷多 figueiredo|菲比格尔 fiebig|菲葛拉 figueras|萇姓 chang|萧考斯基 schakowsky|萨丕尔 sapir|萨亚希 sasaki|萨伊德 syed|萨伊费 saifi|萨克 zucker|萨利赫 saleh
萨博 saab|萨卡 shtern|萨卡尔 sarkar|萨哈比 shahab|萨哈菈 sahara|萨基斯 sarkis|萨塔 sattar|萨夫 south|萨契托 salcedo|萨契铎 salcedo|萨宾 sabine|萨尔基兹 sarkis
萨尔格相 sarkisyan|萨尔达 zelda|萨尼娅 sanja|萨帕 santa|萨德 said saeed|萨德尔家族 sadr|萨恩斯 saenz|萨托尼诺 saturnino|萨拉查 salazar|萨拉维切夫 slavchev|萨斯 sasse|萨林姆 saleem
萨沃瓦斯 sabas|萨法 sefer|萨泰里 santeri|萨洛芒 salomao|萨班斯 sarbanes|萨琳 sallinen|萨米能 salminen|萨维奇 savage|萨莫尔 shamir|萨莫斯 summers|萨蒙 salmon|萨诺斯 thanos
萨贾德 sajjad|萨达尔 sardar|萨迪 sadik|葆拉 paola|葆琳 pauline|葛井 fujii|葛兰 gulen|葛农 gonen|葛洛夫 grove|葛瑞丝 grace|葛瑞夫斯 griffiths|葛瑞菲斯 griffiths|葛茨 gertz
葛莉 gauri|葛蕾丝 grace|葛雷洛 guerrero|葡) escobar|蒂伯 thibault|蒂博 thibault thibaut|蒂尔克 turk|蒂斯 thies tijs|蒂斯纳 tiziana|蒂格 teague|蒂玛 thelma
蒂莫西 timothy|蒂雅 tea|蒙哈达 moghaddam|蒙哥马利 montgomery|蒙塔扎尔 mahdi|蒙戈马利 montgomery|蒙本蓋圭 mumbengegwi|蒲田 satoru|蓉泥 romney|蓋林格 gehringer|蓋瑟瑞 guthrie
蓋茨 gaetz|蓝爱子 aiko|蓝道 randall|蓝道尔 randall|蔡斯 chase|蔺姓 lin|蔺氏 lin|蕾切尔 raquel|蕾希 lacey|蕾韦卡 rebecca|薇姬 vicky|薊姓 ji|薛佛立亞 chavarria|薛宁 shein
藤田 tetsuya|藩姓 fan|藺姓 lin|藺氏 lin|蘿伦 lauren|蘿莉 laurie|虎姓 hu|虎氏 hu|虔一 kenichi|虞姓 yu ju|虞氏 yu ju|虫姓 chong|虫氏 chong|蚁姓 yi|蚁氏 yi|蛮姓 man
蜜雪儿 michelle|蟻姓 yi|表姓 pyo phyo pio|袓特娜 justina|装姓 chong|装氏 chong|裘姓 chiu qiu|裘氏 chiu qiu|襄姓 xiang|西丽克 silk|西佛 silver|西利亚 celia|西奥 theo
西奥多 theodor theodore|西奥多拉 theodora|西奥多罗斯 theodoros|西奥多里杜 theodoridou|西奧多 theodore theodor|西姆 siem|西姓 sai|西娅 thea|西尔 silvan|西尔维 sylvie
西尔维斯特 sylvestre|西恩 sean|西拉 sierra|西拉子 shiraz|西斯滕 sixten|西曼 seaman|西森 nishimori|西氏 sai|西温 sivan|西索夫 sysoyev|西芒 simao|西莉亚 celia|西莉亞 celia
西莉耶 silje|西蒙 szymon simen|西蒙斯 simoes|西蒙诺维奇 semenovich|西里格尔 siregar|西雷 cle|西面 simeon|西默 zimmer|覃姓 tan qin tam|覃氏 tan qin tam|親姓 chin|親氏 chin
见一 kenichi|见木 miki|言姓 yan|言氏 yan|詹保罗 giampaolo|詹姆 jam|詹姆士 james|詹姆斯 james|詹特利 gentry|誉田 honda|諶姓 chen|謨姓 mo|謨氏 mo|计姓 kai ji|计氏 kai ji
让桑 jensen|讪耶 sanya|训姓 xun|训氏 xun|许利娅 hulya|许基 hugi|许尔斯卡普 huelskamp|设拉子 shiraz shirazi|诗织 shiori|诚二 seiji|诚司 seiji|诚明 masaharu|诚次 seiji
诺亚 noe|诺亞 noe|诺伊格鲍尔 neugebauer|诺伯特 norbert|诺克 noack|诺克斯 knox|诺克罗斯 norcross|诺发伊斯 novais|诺可罗斯 norcross|诺奎拉 nogueira|诺妮 novi|诺尔 noel nord
诺尔斯 knowles|诺弗尔 norval|诺德 nord|诺德伯格 nordberg|诺思 north|诺拉 noora|诺斯 north|诺曼 norman|诺滕 norton|诺特 knott norte|诺玛 norma|诺瑟普 northup|诺科卡 nwokocha
诺罗尼亞 noronha|诺艾丽娅 noe|诺萨普 northup|诺西艾南 nousiainen|诺贝特 norbert|诺里 noori nouri|诺顿 norton|读书 read|谟姓 mo|谟氏 mo|谢伊 shea|谢勒 scheel|谢奎拉 siqueira
谢尔 kjell|谢尔久斯 sergius|谢尔斯特伦 kallstrom|谢尔盖 serhiy|谢尔索夫 shirshov|谢弗 schafer|谢斯 shays|谢泼德 shepherd|谢潑德 shepherd|谢苗诺夫 semenov|谢苗诺维奇 semenovich
谢赫 shaikh cheikh sheikh|谦一 kenichi|谭克 tank|谭林 thamrin|谭美 tammy|谭雅 tanja|谷口 tomoko|豪亞 jaua|豪威尔 howell|豪尔赫 jorge|豪斯 house|賁姓 ben|賁氏 ben
贝京 begin|贝伦 manuela|贝儿 bir|贝儿拉 barela|贝克 baker becker|贝克尔 baker bakr|贝兹 baez|贝内西亚 venecia|贝利 bailey|贝南 benin|贝塞拉 bezerra|贝奇里 beqiri|贝姬 becky
贝娜迪特 benedikte|贝尔 pall bar|贝尔亨 bergen|贝尔加拉 vergara|贝尔川 beltran|贝尔德 baird verde|贝尔德霍 verdejo|贝尔特曼 bertram|贝尔纳 bernard|贝希 bassey|贝延 bergen
贝拉克斯兹 velazquez|贝拉斯克斯 vasquez|贝拉斯科 velasco|贝斯 beth bass|贝斯克 basic|贝斯纳 besnard|贝格姆 begum|贝森 bethan|贝特 beit|贝特朗 bertrand|贝琪兹 beatriz
贝科里 berkley|贝纳 bernal|贝罗妮卡 veronica veronika|贝芮蒂雅 peretyatko|贝若 beryl|贝茨 bates|贝萨妮 bethany|贝西 bassey betsy|贝诺特 benoit|贝诺瓦 benoit|贝雅 beyer
贡杜拉 gunilla|贡沃尔 guenther|贤一 kenichi|贲姓 ben|贲氏 ben|费亞 fer|费什 fish|费利拿 ferreira|费勒 veerle|费古利亞度 figueiredo|费嘉 freja|费多罗夫 fyodorov|费天曼 fatima
费奥南 fiona|费奥多尔 fedor|费奥奥罗维奇 fedorovych|费安 fien|费尔胡芬 verhoeven|费尔霍芬 verhoeven|费尼 fani feeney|费尼希斯 vinicius|费恩 fine|费斯 faith|费朗 ferrand
费林明 flemming|费莱尔 fletcher|费萨尔 iraq|费雪 fisher|贺力克 henric|贾丝明 yasmin|贾伐尔 jaffar|贾伟德 javid|贾努斯 janusz|贾夫利 jafari|贾德 gad|贾恩 jahn|贾恩卡洛 giancarlo
贾斯特斯 justice|贾瑞特 garrett|贾米尔 jamiel|贾纽厄里 januar|贾耶 jaya|贾西亞 gracia|贾赫 casey|贾迈勒 cemal|贾里德 jared|贾霍 jari|贾马尔 cemal|赖克特 reichert
赖因哈特 reinhardt|赖夫 life|赖尼尔 lionel|赖斯 rice|赖特雅 latoya|赖瑞 larry|赖赫特 reichert|赛义夫 saif seif|赛义德 seyyed said syed|赛义达 syed|赛伊 sye|赛伦 salem
赛伯 scheibe|赛克斯 sykes|赛恩 sion zayn|赛斯 saez|赛根 seguin|赛蒙笛 sermonti|赛门 simon symeon|赛门森 simonsson|赞恩 zein zain|赫伯特 humbert|赫克 hecker|赫克托 hector
赫兹福德 herzfeld|赫利 hurley|赫塔 huerta|赫塔拉 huhtala|赫夫 herve|赫尔佐克 herzog|赫尔曼 german|赫尔沃耶 hrvoje|赫尔维希 hellwig|赫尔诺特 gernot|赫德 hurd|赫德嘉 hildegard
赫恩 hun|赫拉尔多 geraldo gerardo|赫拉尔德 gerald|赫拉德 gerard|赫斯 herseth|赫斯特 hurst|赫斯罗 khusro|赫洛维 chlodwig|赫特 hurt gert|赫维希 herwig|赫罗尼莫 jeronimo
赫罗尼默 jeronimo|赫罗特 groot|赫罗纳 girona|赫耳墨斯 hermes|赫苏斯 jesus|赫蒂彻 khadija|赫诺 renard|赫费尔松 jefferson|赫里夫 greef|起姓 qi|起氏 qi|越姓 yue|越氏 yue|路华斯 novaes
路得 rut|路德 ruud|路德维希 ludwig ludvig|路易 louie louis|路易丝 luiza|路易斯 luiz louise lucho|軋利 galli|轩斯 heintze|辛勒 sindre|辛卡 simcha|辛查 simcha
辛西亚 cinthia|辛西娅 cynthia|辜姓 koo ku|辜氏 koo ku|辰宪 tatsunori|边姓 pien|边氏 pien|辻原 noboru|辽姓 liao|辽氏 liao|达乌德 dawud|达也 ito|达伊尔 daryl|达克 tak
达克沃斯 duckworth|达勒 durham|达勒姆 durham|达塔 dutta|达娅 darya|达娜 danai|达尔 dahl|达尔西 dulce|达尼埃尔 danny dani|达希尔瓦 portugal|达文什 darvish|达斯蒂 dusty
达森 dawson|达玛仁钦 je|达玛托普拉斯 diamantopoulos|达琳 darlene|达瓦 dhawan|达男 tatsuo|达科 darko|达米安 damiao|达维德 dave|达荷亞 darya|达莉尔 dahlia|达菲 duffy|达赖 danai
达赫伯格 dahlberg|达里乌斯 dariusz|迈克 michael miguel michail|迈克尔 michal michael micheal|迈克尔斯 michas|迈克拉 mikaela|迈哈 mahal|迈安特 meister|迈尔 mile
迈尔兹 malthe|迈尔斯 miles|迈尔汉 mehran|还姓 huan|还氏 huan|远姓 un yuan|连拿度 reinaldo|迦勒 caleb|迪亚兹 diez|迪亚卜 diaby|迪亚哥 thiago|迪亚布 diaby|迪亚斯 diaz|迪亞斯 diaz
迪亞马斯 dimas|迪伦 dylan dhillon|迪克松 dickerson|迪克森 dickerson|迪克西 dixit|迪兹尼斯 dzyanis|迪娜 dinar|迪尔 deal|迪拉瓦尔 dilara|迪斯 dicks|迪普雷 dupre|迪沃 divine
迪皮伊 dupuy|迪米特里奥 demetriou|迪米特里欧 demetriou|迪美尔 demirel|迪美雅 timea|迪莉娅 adelia|迪诺斯 ntinos|迪贝利 tiberi|迭戈 diego|迭斯 diez|透纳 turner|逯姓 lu|逯氏 lu
逸加 ica|遇姓 yu|遇氏 yu|道区 deutch|道格伦 dahlgren|還姓 huan|還氏 huan|邝姓 fong|邝氏 fong|邬姓 woo wu vu|邬氏 woo wu vu|邰姓 tai|邰氏 tai|邸姓 di|邸氏 di|邹姓 chau
邹氏 chau|邾姓 zhu|郁姓 yu|郁氏 yu|郎奎外斯特 ljungqvist|郎姓 long lang|郗姓 chi|郗氏 chi|郝库蓝诺 herculano|郦姓 li|郦氏 li|都铎 teodor theodor tudor|鄢姓 yan
鄱林西庇奥 principio|酈姓 li|酈氏 li|释姓 shi|释氏 shi|里基 rizki|里士满 richmond|里夏尔 richard|里夏德 richard|里奇 ritchie reach|里奇特 richardt|里奥 leo|里寞 remo
里德 read reid|里德万 riduan|里斯 reese rhys reece|里昂 leone|里杰诺德 reginald|里格伯特 rigoberto|里欧 lior|里特费尔德 rietveld|里皮斯基 lipinski|里贾纳 regina|重姓 zhong
重氏 zhong|金佰利 kimberley|金克尔 ginkel|金南俊 rm|金塔尼利亚 quintanilla|金姓 gim|金子 jun|金斯雷 kingsley|金氏 gim|金锡泽 kipshidze|鎦姓 lau|鎦氏 lau|钟离姓 zhongli
钟离氏 zhongli|钧姓 jun kwan|钧氏 jun kwan|钱德拉 chand chandran|锡安 zion|锡尔 seal|锡德 sidney|锡拉季 siraj|锡永 sion|镏姓 lau|镏氏 lau|长啸子 katsutoshi
长沙公主 changsha|閆姓 yan|閒姓 jian|閒氏 jian|闞姓 kan|闞氏 kan|门勒德兹 melendez|门德斯 mendez|门特尔 mentzel|门罗 monroe|闫姓 yan|间姓 jian|间氏 jian|闵宽弘 ryu|闻姓 wen
闻氏 wen|阅读 read|阚姓 kan|阚氏 kan|阮姓 juan un ruan|阮氏 juan un ruan|阳太郎 kobayashi|阳菜 hana|阿丽安 ariane|阿丽米热 almira|阿什利 ashleigh|阿什莉 ashley ashleigh
阿伊姆 haim|阿伦 alan|阿伯克龙比 abercrombie|阿伯泰勒比 aboutalebi|阿克 ag|阿克含 aktham|阿克夏 akshay|阿克曼 ackermann ackerman|阿克肖诺夫 aksyonov|阿兰 alain|阿兰霍 araujo
阿内丝 anais|阿内米 annemie|阿冉 aron|阿列 arie|阿列克西 oleksiy|阿列克谢 alexey alexei aleksej|阿列夫 aliev|阿列科斯 alexandros|阿利亚 aurelia|阿利森 ali|阿力米热 almira
阿加斯 aijaz|阿劳 alou|阿勒 alar|阿勒农 arnon|阿勒斯基 aleksi|阿勒沙特 arabia|阿博德哈蒙 abderrahmane|阿博法兹勒 abolfazl|阿卜杜勒 abdel|阿卜杜勒·拉蒂夫 abdelatif|阿卜杜勒拉乌夫 raouf
阿卜杜勒－阿齐兹 saudi|阿卜杜拉希斯 abdulaziz|阿卡尔 aqeel|阿卡迪乌斯 arkadiusz|阿历克塞 alexios|阿古斯丁 gustavo|阿吉 hajji|阿吉拉尔 aguiar|阿嘉莎 agatha|阿夫扎 afzal|阿夫杰耶夫 avdeyev
阿奈斯 baron|阿奎尔 aguirre akil|阿奎略 arguello|阿奎纳多 aguinaldo|阿姆拉姆 imran|阿姆斯特朗 armstrong|阿姆罗 amer amr amre|阿宾娜 albina|阿尔 hall ahl|阿尔乔姆 artem artyom
阿尔卡扎 alcazar|阿尔卡萨 alcazar|阿尔布克尔克 albuquerque|阿尔布开克 albuquerque|阿尔帕德大公 arpad|阿尔焦姆 artem|阿尔琼 arjan|阿尔瓦 alba|阿尔茨 artzi|阿尔西奥姆 artsiom|阿尔贝 albert
阿尔赛 alcee|阿尔韦特 albert|阿尼巴尔 ani|阿巴迪拉曼 abdirahman|阿布丽 abril|阿布夏 abshir|阿布德山米 elsayed|阿布拉尔乌勒 kul|阿布斯 absi|阿布杜 abdur|阿布杜拉 kamar|阿帕斯特罗斯 apostolos
阿廖娜 alona|阿廖沙 allyson|阿德姆 adham|阿德尔克里姆 abdulkarim abdelkarim abdikarim|阿德尔拉夫·拉比 abdelatif|阿慕尔 amer amr amre|阿戈斯 argus|阿拉伯 arabian|阿拉德 allard
阿拉比 orabi|阿斯佩 aspect|阿斯各 asger|阿斯哈 asghar|阿斯科纳 azcona|阿斯纳尔 aznar|阿方斯 alphonse|阿明 amine|阿杰尔松 adelson|阿松桑 assuncao|阿比多顿 abiodun|阿沙夫 ashraf
阿沙里 asghari|阿波斯托 apostol|阿波芽 anami|阿泽利奥 azeglio|阿泽姆 azeem|阿热姓 are|阿热氏 are|阿特曼 altman|阿瑞儿 aria|阿瑞恩 arnon|阿瑟 artur ayesha|阿瓦霍 abajo
阿盖西斯 agazzi|阿立 adachi|阿立尔 ariel|阿米勾 amigo|阿米尔 amiri|阿纳斯塔西娅 stacy|阿维尼 avni|阿维德松 arvidsson|阿维斯 aweys|阿罗 haro|阿罗哈 ahola|阿美德 ahmad achmet ahmet
阿美莱 amalie|阿耐斯泰西亚 anastasia|阿舍朗 avshalom|阿芒古 armengol|阿芙蒂耶娃 avdeeva|阿莉恰 alicja|阿莫迪 amodei|阿莱尼亞 alena|阿莱德雷 alegre|阿莱格 aleong|阿萨内修斯 athanasiou
阿萨德 esad|阿萨纳西奥斯 athanasios|阿萨纳西奧斯 athanasios thanos|阿蒂尔 arthur artur|阿许弗 ashford|阿诺 arnaud|阿诺尔 arnold|阿诺德 arnold arnaud|阿贝扎迪赫 abedzadeh
阿贡 agung|阿达奥比 ada|阿达拉 abdalla|阿迈勒 amal|阿迪亚 aditya|阿迪亞 aditya|阿迪娜 adi|阿迪纳 adi|阿迪诺菲 adinolfi|阿道弗 adolfo|阿都拉萨 razak|阿都马烈 abdelmalek abdulmalik
阿里 aryan|阿里乌斯 arian|阿里亚斯 montano|阿里夫 arafa|阿里德 arild|阿里斯蒂德 aristides|阿里礼萨 alireza|阿雷胡 alejo|阿雷菲耶娃 arefyev|阿非利加 africa|阿非罗蒂 afroditi
阿韦拉多 abelardo|阿顿 atun|阿马德乌斯 amadeo|阿马杜 as|阿麦蕊可 america|阿黛尔 delia|阿黛拉 adele|陈子胤 kenji|院姓 yuan|陵姓 ling|陶尔斯 towers|陶菲克 tofik|陶马什 tamas
隆一 takakazu|隆史 takashi|隆巴尔 lombard|隐元 ingen|隽姓 juan|隽氏 juan|雄贺多 ogata|雄音 huynh|雅克 jacques junck|雅克利娜 jacqueline line|雅克布 yakub|雅内 janet
雅各 jacob yaakov|雅各伯 yaakov|雅各布 jacobs yaakov yakov|雅坦 arta|雅妮 agnete|雅尼斯 ioannis giannis ioanis|雅布兰斯 jeffries|雅彰 masaharu|雅明 masaharu
雅晋 masaharu|雅曼德列治 armendariz|雅朗 masaharu|雅秋 masaharu|雅章 masaharu|雅罗斯瓦夫 jaroslaw|集一 shuichi|雋姓 juan|雋氏 juan|雍姓 yung|雍氏 yung|雨果 hugo hugues
雪儿 cher shere|雪克来提 shohrat|雪莉 shelley cheryl shelly|雪莱 shelly shelley|雷克斯 lakes|雷兹 breeze|雷切尔 raquel|雷吉 range|雷塔拉 rantala|雷夫 ralph leif
雷奥勒 leonor|雷奥斯 rios|雷姆 reem|雷尔 real|雷德 read ridder|雷恩 lane|雷恩博 rainbow|雷托 little|雷文恩 ravn|雷斯 race|雷斯庇基 respighi|雷斯理 leslie|雷日科夫 ryzhkov
雷杰內 lejeune|雷杰普 rexhep|雷杰皮 rexhepi|雷根 rendon|雷格纳 requena|雷玛若提 ramazzotti|雷瑟洛夫 lazarov|雷纳塔 rinat renat|雷纳尔 reine|雷纳托 renata|雷纳齐 renacci
雷舍尔 leisure|雷蒙 raymond|雷蒙恩 lemoine|雷訥 reine|雷诺 renaud leino reynaud|雷诺兹 reynolds|雷贝 rehberg|雷赛 rezaei|雷金纳德 reginald|雷默斯 ramsey|霍伊维尔 heuvel
霍內 jhon|霍利 hawley|霍嘉丝 focus|霍姓 huo|霍尔唐思 hortense|霍尼希 hornig|霍拉安 houlahan|霍文 hoeven|霍斯科韦茨 moskowitz|霍普金 hopkins|霍杰特 hjort|霍氏 huo|霍特 hult
霍罗 hoareau|霍诺尔 honore|霍金斯 hawkins|露丝 loes|露夏 lucia|露珊达 rosenda|露西 luca luce lucie|露西尔 lucille|静华 shizuka|靳姓 jin|靳氏 jin|鞠姓 chu ju kuk
鞠氏 chu ju kuk|韦伯斯特 webster|韦吉尔 vigil|韦尔 ware vale|韦尔塔 huerta|韦弗 weaver|韦德 wade|韦拉 veera|韦拿 villar|韦斯特 western|韦斯特兰 westerlund
韦斯特高 vestergaard|韦查耶 wijaya|韦特墨 wertheimer|韦迪 witte|韦迪耶 verdier|韩国崔氏 choe choi|韩国金姓 kim gim|韩国金氏 kim gim|韩森 henson|韶姓 shao|韶氏 shao|顺姓 shun
顺昭 masaharu|顺氏 shun|须姓 xu|须氏 xu|须磨 suma|须美夫 sumio|须美男 sumio|须美绪 sumio|顿姓 dun|颂汶 somboon|飞天 air|飞鸟涼 aska|餘姓 yu|餘氏 yu|馀姓 yu|馀氏 yu|马丁 marti
马乌戈熱塔 malgorzata|马休 matthew|马佳莉斯 magaly|马修 mathew matthew matthieu|马修斯 matthews mathews|马克伦德 marklund|马克圭尔 mcguire|马克斯 marquez|马兴 mahin
马利奧 maglio|马利妲 marita|马加良斯 magalhaes|马劳 malou|马勒布 malherbe|马厄 maher|马吉 majd|马吉斯 magus|马哈茂德 mehmood|马基 markey|马太加 mateja|马夫兹 mahfouz
马奇 massie|马奎恩 markwayne|马宗达 majumdar|马察科 machacek|马尔克斯 marquez|马尔图齐 martucci|马尔坎托尼奧二世 marcantonio|马尔尚 marchand|马尔提诺维奇事件 martinovic|马尔科 mare
马尔科姆 mal|马尔西 marcio|马尔西亚 marcial|马尼亚斯 manas|马希尔 maher|马席斯 mathis|马度 mato|马强特 marchant|马德里 madrid|马志尼 mazzini|马戈 margot|马戈尔特 margalit
马捷 matej|马斯 mads|马斯奧 marcio|马斯格雷夫 musgrave|马斯通 mustonen|马曼 mamen|马杰德 majid|马林 mazin|马林卡 marinko|马柳什 mariusz|马格米萨拉姆 magomedsalam
马格里特 margalit|马歇尔 marcial|马歇琳娜 marcelina|马泰斯 matthijs|马特 mathew|马特乌什 mati|马特维严科 matviyenko|马田 matin|马科斯 marko|马約加 mayorga|马約拉尔 moya
马约加 mayorga|马绍 marcia|马耳他 malta|马耶 mahe|马莫 muammer|马莱 mallet|马莱布 malherbe|马莱纳 marleen|马蒂斯 matthijs|马蒂诺 martineau|马西斯 mathis
马西森 matheson mathisen|马贺拉 malhotra|马赛厄斯 matthias|马迪 matic|马那哈 manara|马里亚 marial|马里加 marija|马里安 marjan|马里帝兹 meredith|马里查 maritza|马里诺 marinos
马龙 malone|高乃依 corneille|高华斯 kovacs|高尔基 golgi|高希 ghosh|高德 good|高拿 kohler|高文 koeman|高施密特 goldschmidt|高树 takagi|高汀 gaudin|高生 koyama|高登 golden
高诺华路夫 konovalov|高迪 gowdy|鬍姓 hu|鬍氏 hu|魏尔斯 wirth|魏莫伦 vermeulen|鲁伊斯 ruiz|鲁塞 rousset|鲁宾 ruben rupen reuben|鲁尔 rata|鲁尼 ronny ronnie ronni|鲁德 rudi
鲁本 rupen|鲁杰 ruggeri|鲁比卡 ljubica|鲁滨逊 robinson|鲁米 nurmi|鲁维奥 rubio|鲁道夫 rodolfo|鲍伊绍 bois|鲍姆加特 baumgartner|鲍姓 pao bao|鲍威尔 powell|鲍尔 power
鲍尔斯 powers|鲍德斯 borders|鲍德温 baldwin baudoin|鲍思高 bosco|鲍氏 pao bao|鸡姓 ji|鸡氏 ji|鹤姓 he|鹤氏 he|麋姓 mi|麋氏 mi|麦亞里士打 mcallister|麦克 mike|麦克劳德 mcleod
麦克唐纳 mcdonald macdonald|麦克唐纳徳 macdonald|麦克布莱德 mcbride|麦克弗森 mcpherson|麦克德莫特 mcdermott|麦克拉 michaela|麦克拉伦 mcclellan|麦克林 mclean|麦克格拉斯 mcgrath
麦克法兰 mcfarland|麦克瑞 mccrery|麦克考 mccaul|麦克莱恩 mcclain|麦克诺提 mcnulty|麦克诺迪 mcnulty|麦克道尔 mcdowell|麦克阿瑟 macarthur|麦克鲁 mcclure|麦卡洛 mccullough
麦可尼可 mechanic|麦坎 malcolm|麦基尔 mcgill|麦基弗 mciver|麦奎尔 mcguire|麦尔 myhre mille mai|麦尔肯 maiken|麦当劳 macdonald mcdonald|麦戈文 mcgovern|麦斯 mads
麦斯汀 matytsin|麦琪 maggie|麦祿福 makhluf|麦考密克 mccormick|麦考洛 mccullough|麦肯泰尔 mcintyre|麦苏拉泽 maisuradze|麦葛维 mcgarvey|麦连托 mclintock|麦迪遜 medicine
麦金太尔 mcintyre|麦钱特 merchant|麻纪 maki|黄金 gold|黎安託 leandros|黎波 lipa|黎贝斯 ribes|黑兹尔 hazel|黑利 haley|黑尔维希 hellwig|黑莉 hailey|默森 meeusen|默西 murthy
默里 murray|黛丝缇妮 destiny|黛博 deborah|黛博拉 debbie|黛安 diane|黛安娜 diana|黛菲娜 delfina|齐克劳里 tsiklauri|齐妮亞 xenia|齐尔 zea|齐普拉斯 tsipras|齐格弗里德 siegfried
龙姓 yong ryong|龙氏 yong ryong lung|𦖤 song sung seong|𮪋 yan
`,
  greek: `
άγκνις agnes|άννα anka|έντζο enzo|έφη effie|ήρα era|ίνγκλις english|ίνγκριντ inger inkeri|αγίρε aguirre|αγκίρε aguirre|αγνή ines agnes
αδελαΐς adelaide|αιγίδιος gil|αιμιλία emilia emi|αλέκος alexandros|αλέν alain|αλβέρτος albrecht|αλεξάνδρα alejandra alexa alejandrina
αλεχάνδρο alejandro|αλόντζο alonzo|αμελί amelie|αμιράς amir|αμπασίτζε abashidze|αμπντουλάχ abdullah abdallah abdulla|αναστασία stacy
ανζ ange|αννίβας hannibal|ανουτσιάτα annunziata anunciacion|αντέλ delia|αντουάν antoine|αντουανέτα antoinette|αχμάντ achmet ahmet
αχμέντ achmet ahmet|αχμέτ ahmad ahmed|αχμόντ ahmad ahmed achmet|βάθκεθ vasquez|βασίλειος basil|βενσάν vincent|βινς vince|βιτάλης vitaly
βον vaughn|βύρωνας byron|γέλενα jelena|γαν jan|γιάννης ioanis|γιαν jahn|γιανγκ jana|γιόλεφ jozef|γιώργης george|γιώργος george georgios
γκαν gunn|γκαρθία garcia|γκι guy|γκιγιόμ guillaume|γκιγιώμ guillaume|γκουΐντο guido|γκουλιέλμο guglielmo|γκούντγουιν burmese goodwin
γκρέις grace|γκρεγκουάρ gregoire|γκυγιώμ guillaume|γουέιν wayne|γουίβερ weaver|γουλιέλμος wilhelm|γουόκερ walker|γουόρεν warren|γυγο hugo
δανιήλ danila|δηλία adelia|δημητριάδου dimitriadis|διονύσιος dionigi|δώρος theodoros|εζέν eugene|ελάιζα elijah|ελένη helen|ελίζ elise
ελευθέριος lefteris|εμίρης emir|ερρίκος hendrik|ερριέττα henriette|ευγένιος eugen yauhen|ευστράτιος stratos|ευφροσύνη froso
εὐκλείδης euclides|ζάκλιν jacqueline line|ζέλικο zeljko|ζακ jacques|ζαν jeanne zahn|ζερόμ jerome|ζιλ gilles|ζιλμπέρ gilbert|ζιράρ girard
ζιρώ giraud|ζλάταν zlatko zlata|ζοζέφ yosef josef yoseph|ζορζ georges|ζωή zoe|ζωρζ georges|ζόι zoe|ηρακλής hercules|ηρώ hero|θεοφάνης fanis
ιάκωβος jakub|ιβ yves|ιερεμίας jeremiah|ιησούς jesus|ιουδήθ judith|ιουλιάνα juliana|ιουλιανή juliana|ιουλιανός julian|κάιλ kyle
κάρολος karl charles carlo|κέιτ kate|κίμωνας kimon|καίτη caterina|καμίγ camille|καρβούνη coal|κατερίνα aikaterini|κερτ curt|κιαζίμ kazim
κιμ gim|κλάιβ clive|κλήμης clemente|κλαιρ claire|κλεμάν clement|κλοντ claude|κλώντια claudia|κορτ court|κρεγκ craig|κωνσταντία constance
κωστής konstantinos konstantin constantinos|κόουλ cole|κόουλμαν coleman|κύρος ciro|λάζλο laszlo|λάσλο laszlo|λέων leone|λαέρτης laerte
λαδίσλαος laszlo|λαζαρίδου lazaridis|λανγκλουά langlois|λαντισλάβ laszlo|λερουά leroy|λερού leroux|λεφέβρ lefebvre|λιεφ lev|λιζ lise
λιούις lewis|λιούκ luke|λορ laure|λοράν laurent|λουΐζ luise|λουί louis|λουίζ luise|λουδοβίκος ludwig|λούντβιχ ludwig|λόρι laurie
λώρενς lawrence laurence|μάγκι maggie|μάθιου matthew|μάικλ michael|μάνου manos|μέρι mary|μίριελ merle|μίχαου michal|μαίρη maria|μαλίκ malika
μανταλένα magdalena|μαντλέν madeleine|μαρίγια masha|μαυρονικόλας nicos|μιγέλ miguel|μιλ miles|μιχάλης michail|μορς morse
μουχάμαντ mehmed mehmood mamadou|μοχάμεντ mehmed mehmood mamadou|μπέηκον bacon|μπένταν brendan|μπαγί bailly|μπαντ bud|μπαράκ barakat
μπενουά benoit|μπερτράν bertrand|μπλαν blanc|μπλου blue|μπορν bourne|μπους bush|μπράις bryce|μπράντλεϊ bradley|μπυρώ bureau
μωάμεθ muhammad mohammed mohamed|μωχάμετ muhammad muhammed mehmed|νάκος antonis|νέστορας nestor|ναντέζντα nadeshda|νικόλ nicole|νιλ neil
νοέλια noe|ντέιβιντ dave|ντίνος konstantinos konstantin kostas|ντενίζ denise|ντενίς deniz|ντεσάν deschamps|ντονάτα donatella|ντρέικ drake
ντυμπουά dubois|ντόναλτ donald donalds|νότης panagiotis panos|ξαβιέ xavi|ορέστης oreste|ορόρ zora|ούγκο hughes|ούγκος hughes
πάνος panagiotis|πήτερ peter peters|πίτερ peter peters|παναγιώτης panos|πιερ pierre|ράσελ russell|ρήνα eirini|ραμίρεθ ramirez|ραχήλ raquel
ραϋμόνδος raimundo|ρενάτο renata|ρενέ renee|ρενώ renaud|ρις rhys|ρο raw|ρολάν roland rolland|ροντρίγκες rodriguez|ρου roux|ρουρκ rourke
σίντνεϊ sydney|σιδώνιος zdenek|σλόποταν slobodan|σμιθ smits|σμιτ schmidt|σολ scholl|σολομών sol|σολομώνας solomon sol|σούζι susie
στέισι stacey|στέλιος stylianos|στίβεν stephen stefan|στιβ steve|στράτος efstratios|στόουν stone|συζάν suzanne|σόλομον sol|τέγιες tellez
τέιτ tate|τζέικομπ yaakov|τζέιμι jamie|τζέιμς james|τζέσι jesse|τζίμι jim|τζαμάλ cemal|τζην gene|τζιν gene|τζο joe|τζοάν joanne
τζορτζ george|τζος josh|τζούλη julia|τζούλι julia|τζωρτζ george|τζόουνς jones|τιμολέοντας timoleon|τσέλσι chelsea|τσακ chuck
τσεγιέν cheyenne|τσετσίλια cecilia|τωβίας tobias|τόμσον thompson|υγκ hugues hughes|φάνης theofanis|φίλιππας filip|φερνάο carlos|φοίβη febe
φολκερ volker|φράνσεσκ quico|φρανθίσκο francisco curro pancho|φρανσίσκο curro|φρανσουά francois|φρειδερίκος friedrich|φώτης fotios
χάουελ howell|χέδερ heather|χέιλι hayley|χατούν queen|χιμένεζ jimenez ochoa|χιμένεθ jimenez ochoa|χοακίν joaquin|χοσέ jose
χοσεΐν hussein hossein husayn|χουάν juan|χουσεΐν hussein hossein husayn|χόρχε jorge|όζμαν osman|όιγκεν eugen|όντρεϊ audrey|όρι uri
ἀλέξανδρος alexandru|ἀριστείδης aristides|᾽αλβιν albin
`,
  hebrew: `
אֲבִיטַל avital|אאוזביו eusebio|אאוזניו eugenio|אבררו cabrero|אגברט wessex|אגוויר aguirre|אגידיוס gil|אגלאן ocalan|אדואר edouard|אדל delia
אדריאן adrianus|או oh oe|אואה huet|אואן eoin|אוארו hoarau|אובה uwe|אובר aubert|אוגה age|אווה eeva|אוויטה evita|אוולין evelyn|אוון owen evan
אוונגלוס evangelos|אוונס evans|אוורט everett evert|אווריסט evariste|אוורסט everest|אוזה auger|אוזואה ulloa|אוטביו ottavio|אוטום autumn
אויגן eugen|אולג oleh|אוליברס olivares|אולליה eulalia|אולנה yelena|אונישנקו onyshchenko|אוס aas|אוסה ase|אוסקר avelino|אוקפור okafor
אוראה urrea|אורבנוס urban|אורדוריק odorico|אורוסקו orozco|אורורה zora|אוריאנה orellana|אורניה urena|אורסטה oreste|אזוודו azevedo
אזליו azeglio|אזן eugene imperial|אחמד achmet ahmet|אחמדינזאד ahmadinejad|אחמונט egmont|אטיין etienne|איב yves|איבון yvonne ivonne|איבר ivar
איגביני yakubu|איה aja|איווט yvette|איוון ivane|איוונה ivan|איזייב isaev|איי otsuka|איידה ede|אייזה aja|אייזיאה isaiah|אייל eyal|איילה ayala
איילת ayelet|איימה aimee|איינגר iyengar|איינר einar|איירין irene|איירס aires|איל eyal|אילה ayala|איליה ilja|אילקה, ilka|אילריו hilario
אימבר humbert|אינגריד inger inkeri|אינוקנטיוס innocent|אינטרנשיונל international|איניאציו ignazio|אינני inonu|איסקיירדו izquierdo
אירנה irene|אישיווארה kanji|אלברדו abelardo|אלברס alvarez|אלואונור eleonore|אלוורש alvares|אלונה alena yelena olena|אלחנדרה alejandra
אלחנדרו alejandro alexandro|אלידע syrian|אליהו elijah|אליזבטה elizaveta|אליזבת elisavet|אלייזה elijah eliza|אלכסיי oleksiy
אלכסנדרה sandra alejandra alexa|אלנה elena jelena|אלני helene helen|אלסנה sony|אלקרס alcaraz|אמדו adamo|אמצוקה amezcua|אן ahn anh
אנגליה east|אנדזיי andrzej|אנה anka aenne|אנוור enver|אנזה ange|אנזליק angelique|אנט annette anette|אניה anja|אנייס agnes|אנן hanin
אנסטסיה stacy|אנריקה henrique|אנריקס enriquez|אסטבז estevez|אספה aspect|אספרזה esparza|אספרנסה esperanza|אסקיאל ezequiel|אעטם azam|אפה efe
אפרים efrain|אפריקנוס africana|אפרת efrat|אפרתי efrati|אצגרי echegaray|אקה ekaterine|אקהרט eckhart|אקוניה acuna|אקטרינה ekaterina
אקינארי ueda|אראסו erazo|ארב granstrom|ארה agha|ארטה arata|ארטיום artsiom|ארטיומוב artemov|אריה leo|ארייאנו arellano|אריין aryan|ארלה aryeh
ארלנסון erlandsson|ארנו arnaud arnous|ארננדס hernandez|ארנסט jr|ארנפריד ehrenfried|ארקד arkadiusz|ארקול hercules|ארקלה erekle|אשלי ashleigh
אשקובר escobar|אשרף esref|בָּרָץ baratz|באגה baha|באדוליו badoglio|באזה batlle|באטריס beatriz|באיזה baeza|באייר bajer|באן pan|באצאן verma
בו beau|בובה bouvet|בוורלי beverley|בוטיוב botev|בויטלר beutler|בול ball|בולאנזה boulanger|בולגריה asen|בון bohn|בונג pong|בונה bonnet bonet
בוניפקיוס boniface|בוסקה bousquet|בורגה borgia|בורזואה bourgeois|בז falcon|בזה bose|בזואשווילי bezhuashvili|בזרנו bejarano|בטנקור betancourt
בי.גיי. bj|ביארן bjarne|ביוקנן buchanan|ביורן bjorn|ביורק bjork|ביזלי beasley|ביי bae pae pai|בייאי bailly|בייטס bates|בייליץ bijelic
בייליצה bjelica|ביירן bjorn|בילה bilge|ביץ beach|ביצקוב bychkov|ביקר baker|בישוף bishop|בלאגויה blagoje|בלאן blanc|בלוצי bellucci
בלייק blake|בלמוכתר belmokhtar|בלקוול blackwell|בלתזר balthasar|בנג pang|בנגסון bengtsson|בנואה benoit|בנחמין benjamin|בנט benedikt
בנרגי, banerjee|בצלאל bezalel|בק bech|בר bahr|בראנימיר branko|ברוורמן braverman|ברטראן bertrand|ברי"ל lowe|בריאן briand|ברייס bryce
בריס briz|ברכה barakeh|ברניקי berenice|ברק barakat|ברקה baraka|ברתשווילי baratashvili|גאו jiao|גאוור jawhar|גאולה geula|גאונג hwa
גאייאר gaillard|גאייגו gallego|גאנג chang|גאניס janice|גאסם jassim|גאפר jafar|גאצצילדזה gachechiladze|גארד jared|גבאר jabbar|גבארה jabara
גבארי jabari|גבר jabr|גבראיל dzhabrail|גבריאל nando|גו joe chu kyo|גוּן june|גואן joanne|גואקינו gioachino|גובנה jovana|גודווין burmese
גוואד javad|גוזואה giosue|גוזט josette|גוזף joseph|גוזפה giuseppe|גוזפין josephine|גוטהילג gotthilf|גוטיירס gutierrez|גויס joyce|גול jules
גולאר goulart|גולי julie jolie|גוליאלמו guglielmo|גולייט juliette|גולייטה giulietta|גוליילמו guglielmo|גון con jhon|גונג kong jeong
גונוואלס goncalves|גונזנה gonzaga|גונסאלס gonzalez|גונסלו gonzalo|גונסלס gonzalez|גוסב gusev|גוסטב gustaf|גוספה josefa|גזגוז grzegorz
גזוס jesus|גי je|גיאנג kang kong|גיו guillot|גיום guillaume|גיי jae gaye|גייב gabe|גייגו gallego|גייד jade|גיימי jamie jaime jami
גיימס james|גיין jane guillen jayne|גייסון jason|גייק jake|גייקוב jacob|גייקובס jacobs|גייקובסון jacobson|גיירמו guillermo|גיל gila
גילי gigli|גיליירמה guilherme|גילרמו guilherme|גימי jim jimmie|גירו giraud|גלאל jalal|גלינה halyna|גמאל cemal|גמעה juma|גמפיירו giampiero
גן chen|גנב ganev|גנבייב genevieve|גנט janet jeanette janeth|גניה jenia|גניס janice|גניפר jennifer|גסטיס justice|גסי jesse
גסמין yasmin jazmin|גספינה giuseppina|גספרה gaspare|געפר jafar|גף jeff geoff|גפן geffen|גפני gafni|גפסן jepsen|גפרי jeffrey jeffery geoffrey
גפריז jeffries|גפרסון jefferson|גץ goetz|גק jack jacek|גקי jackie|גקסון jackson|גרגורה jarjora|גרוב grove|גרוויס jarvis|גרום jerome
גרי jerry|גרייבס graves|גרייס grace|גרלד jerrold|גרמי jeremy|גרמיה jeremiah|גרמיין jermaine|גרמן yuryevich|גרצוב grachev|גרציה grazia
גשר bridge|דאב dove|דאוד dawud dawood|דאודטו diosdado|דאל dahl|דאנלופ dunlap|דאריוז dariusz|דבוזאק dvorak|דבורה debbie|דגאני dajani|דה the
דהקאן dehghan|דוֹאוּלה daulah|דובאל duval|דובדבני duvdevani|דוד davit|דוואר dawar|דוויין dwayne|דווית davit|דויטש deutsch deutch
דולגולופוב dolgopolov|דולסה dulce|דומא dumas|דומאנק domenech|דונאטה donatella|דונג tong|דונלד donalds|דוראן durand|דזיובה dzyuba|דיאן dejan
דיווידסון davison|דיוויס davis davies|דיויד dave|דייב dave|דיידונה dieudonne|דייוויד dave|דייל dale deal|דיין dayan|דילייני delaney|דיף deep
דיפרה dupre|דלגרן dahlgren|דליה adelia|דלנואה delannoy|דמשק damascus|דני daniel dan|דניאיל danila|דפנה dafne daphne|דפני daphne|דרייק drake
דרך em|דשאן deschamps|הא ho|האב pere|האגה hege|האגיץ hadzic|האדרה harada|האו howe|האוון hwang|האחות sister|האם mother|האן hahn|הארווי harvey
הגדול duke|הדוכס grand|ההיסטורי jesus|הוואלי hawley|הוי hee hi|הויזנר hausner|הול hall|הוקאן hakan|הזודיאק killer|החמישי hannover|היט pinhas
היי hui suh|הייד hyde|הייז hayes|הייל hale|היילי haley|היילנד highland|הייר hare|היירו hierro|היל hale|הירדני jordan|הירנומה hiranuma
הירסוואה hirasawa|הלנה elena helene|הלני ethiopia|המלכותית royal|המפרי humphrey|הניג henning|הסעודית saudi|הקדוש makhluf|הקוסם magus
הקיסר emperor|הקרדינל cardinal|הראשון russia cyprus austria|הרביעי iv|הרננדס hernandez|הרצל herzl|הרצפלד herzfeld|הרקובה horakova|השישי vi
השלישי iii great tepes|השני moscow iraq peru|השנייה egypt|ואדימוב vadim|ואדימובנה vadim|ואיה valle|ואייחו vallejo|ואלדס valdez
ואלוייב valuev|ואסקס vasquez|וארלה varela|וגה vega|ודימוב vadim|ודימובנה vadim|והבה wahabi|וואלט valette|ווהן vaughn vaughan|ווטנבה watanabe
וויט wyatt|ווייטינסקי kiselev|וויר ware|וולף wulff|וון one jiang|ווסלי wesley|ווקר walker|ויאר villar|ויבקה viveka|ויבר weaver
ויטסלב vitezslav|וייאלובוס villalobos|וייד wade|וייט waite|וייטהאוס whitehouse|וייטהד whitehead|ויירה vieira viera|וילנואבה villanueva
וינצנצו vincenzo|ולאהוביץ vlahovic|ולאסקס velazquez|ולאשיץ vlasic|ולוב valuev|וליקוב velikov|ולנסואלה valenzuela|ולנסיה valencia|ולקו veljko
ולש welch|ונטסיסלאב ventsislav|וניה vania|ונסה vanessa|וסילייב vasiliev vasilyev|וסנה vesna|וספי wasfi|ופא wafa|וצאלי vezzali
ורהובן verhoeven|ורהפטיג warhaftig|ורטה huerta|ורטהיימר wertheimer|זאן jean jeanne zahn|זאנה jeanne|זאפר zafir|זאק jacques
זבולון zvulun zevulun|זהבה zehava|זואל joelle|זווניה zhvania|זוזואה josue|זוזפין josephine|זויה zoja|זול jules|זולה sule|זולי julie
זוראבלוב zhuravlev|זורבלב zhuravlev|זורבלוב zhuravlev|זורה zoran|זורז georges|זורזיניו jorginho|זי zea|זיבקוב zhivkov|זיגפריד siegfried
זיגרון siegrun|זייפר zafer|זיל jules gilles jil|זיק jik|זירו giraud|זלב zhelev|זלטה zlata|זלקו zeljko|זמצוזינה zhemchuzhina|זן gen
זנבייב genevieve|זניה jenia|זק jacques|זקלין jacqueline line|זראר gerard|זרום jerome|זרמי jeremy|זרע seed|חאבייר javier|חאג hajj|חאטון queen
חאן shah|חאפז hafiz hafez|חביב haviv|חבייר javier javi xaver|חגאג hajjaj|חוארס juarez|חובל hovel|חוואגה khwaja|חוואתמה hawatmeh|חוס guus
חוסה jose|חורחה jorge|חושה guusje|חיימה jaime|חייר jair|חימנס jimenez ochoa|חינקל ginkel|חליל jalil|חקובו jacobo|חרבויה hrvoje
חרונימו jeronimo|טביאה tabea|טבייט tveit|טבעת ring|טה taha|טואנקו sirajuddin|טווארס tavares|טומאש tomasz|טומש tomasz|טוסן toussaint
טוקוגאווה yoshinobu|טיאה tea|טיבו thibaut|טיומקין temkin|טייו tello|טייט tate|טיירון tyrone|טיישיירה teixeira|טניה tanja|טראונה tarawneh
טראורה traore|טרביניו trevino|טרבס treves|טרוחיו trujillo|טרחו trejo|טריה tarja|טרייסי tracey|טרכטנברג trajtenberg|טרנציו terence terrance
יֵשׁוּ jesus|יא yakub|יאיוי yayoi|יאיר jairo|יאן jahn|יאנג jong|יאנוש janusz|יאנייס yanez|יאניס janice|יאקוב jakub|יארווינן jarvinen
יבהן yevhen|ידרנקה jadranka|יהב yahav|יהודא yehuda|יהודית judith|יהונתן jonathan jonatan|יהושע joshua|יו hugh|יוֹגֵב yogev|יוּבָל yuval
יוּנה yuna|יואה yue|יואי huey|יובאן jovan|יובאנה jovana|יוביץ jovic|יובל yuval|יובנאליס juvenal|יוברט hubert|יוגב yogev|יוגין yauhen
יוהה juha|יוז hughes|יוזף josef jozef|יוליוס julian|יום home|יונה john yon|יוספטל yoseftal|יופ joep|יופה ioffe|יוראי juraj|יוראן goran
יורבנה yurevna|יורגוס georgios george giorgos|יורציץ jurcic|יזי jerzy|יחזקאל yechezkel|ייטס yates|יילאביץ jelavic|יילה jelle|יינג jing
ייספר jesper|ילין jelin|יליסייב yeliseyev|ילמאר hjalmar|ילנה elena yelena jelena|ימילה yamile|ינאקיס giannakis|ינס jens|ינסון jansson
ינסן jenssen jensen janssens|ינקו janko|יסטה gosta|יסמין jasmin jasmine|יספר jesper|יענוש janusz|יענקלה yakov|יעקב jakub|יעקבי jacobi
יפה yoffe|יפר yifrach|יצחק itzchak izhak|יקום universe|יקטרינה ekaterina yekaterina|יקל jackel|ירדן jordan|ירווי jarvi|ירוסלב jaroslaw
ירושלים jerusalem|ירח moon mon|יריב yariv|ירמי jeremi|ירמיה jeremiah|ירמיהו jeremias|ירקוביץ jerkovic|ירקי jyrki|ישו historical|ישוע jesus
ישעיה yeshayahu|ישעיהו isaiah|ישר yasar|כאטם kadhim|כהן kogan|כלב kalev|כפרי kafrit|כריסטופר christoforos|כריסטנקו khristenko|לא lo
לאַנדוי landa|לאב love|לאו lowe|לאווי lowey|לאון leo lev|לאסלו laszlo|לאסרו lazaro|לביא lavi|לבלאן leblanc|לבנבראון levenbraun
לבנטל lowenthal|לבני livni|לגראן legrand|לגרו legros|לוּדוביקו ludovico|לואו lowe|לואזו loiseau|לואי louis louie|לואיז luise|לואיס luiz
לוב love|לובה loubet|לווין levine|לוון levan|לוינשטיין levenstein|לולה dolores|לוסי luca|לופס lopez sanchez|לופש lopes|לוקה lucas
לוקיוס lucio|לורה laura laure|לורינץ lorincz|לורן laurent|לזה leger|לזלי leslie|לזן lejeune|לזנדר legendre|לזרביץ lazarevic|לטיסיה laetitia
לי leigh hsu|ליאנה lia iuliana|לידזי lindsay|ליובו ljubo|ליזל liesel|ליזר leisure|ליין lane|ליליאנה lili|לינה liane|ליץ leach|לם lamb
לנזבן langevin|לסהקוישל tomas|לפבר lefevre|לצרוס lazarus|לקלר leclerc|לקרואה lacroix|לרה lara|לרו leroux|מָרינוב marinov|מא mar|מאיה maja
מאיו maillot|מאיירס myers|מאלה mallet|מאסיושי masa|מבלוט mevlut|מגאדלה majadele|מדבדב medvedev|מדואוז meadows|מדוז meadows|מואפק muwaffaq
מוגתבא mojtaba|מודוניו modugno|מוויס mwais|מוחיקה mujica|מוחמד mehmood mamadou said|מולוייני mulvaney|מונטניו montano|מוניוס munoz|מונס mans
מונסון monzon|מופז mofaz|מוראט murad|מורבצובה moravcova|מורטארה case|מוריאל merle|מוריו morillo|מורמו thakur|מזור major|מחייה mejia
מחמד mamadou|מטרלה mattarella|מיוראל moya|מייבסקי majewski|מייגור major|מייס mace|מייפל maple|מייק maike|מייקל michael micheal|מייר mare
מיישקו mieszko|מיכאלי khazar|מילאן miljan|מילאק kristof|מילה millet|מיליבויה milivoje|מיליקביק milicevic|מיריה mireia|מיריי mireille
מכוטוס malo|מלך ramiro enzio sancho|מלכת margrethe|מלפרטה malaparte|ממרואה meroe|מנוצהר manouchehr|מנזס meneses|מני menachem|מניאני magnani
מננגגואה mnangagwa|מסגרייב musgrave|מסוטאצו mas|מקאלו mccullough|מקגווייר mcguire|מקורדובה cordova|מקלה makela|מקקול mccaul|מקקיו mchugh
מר mehr|מרב merav|מרגו margaux|מרדקוביץ mrdakovic|מרטין hinrich|מריאנה lali|מריה masha micaela|מריסון marisol|מרסלה marcy|מרפי murphy
מרקש marques|מרשאן marchand|מתי mattityahu|מתיאה mateja|מתיאס matthijs|מתייה matthieu mathieu|נאברטה navarrete|נאוה vlasta|נאויה naoya
נאפע nafi|נבה neveu|נגאפי najafi|נגאר najjar|נגוא najwa necva|נגווה najwa|נגט nejat|נגיב najib|נגם najm|נדזדה nadezhda nadejda nadeshda
נדיה nadia|נה ney|נואלס knowles|נוגבאוור neugebauer|נוה naveh|נוואז nawaz|נוואף nawaf|נווה naveh|נווס neves|נוט knott|נוטב notev
נונייז nunez|נח noe|נטשה natasa|נייט knight|ניצה nitsa|ניקולא nicolas|נמץ nemec|נסיך crown|נסיכת carlota amalie frederica|נעה noa|נפאר nafar
נפיסה nafisa|נקגווה nakagawa|נקיאמה nakayama|סאיגו takamori|סאינס sainz|סאן st|סאניה sanja|סאנס saenz|סאס saez|סאראא serao|סבויה adelaide
סבטוסלב svetoslav|סביהה sabiha|סביצקאיה savitskaya|סברו severo|סבריו saverio|סגור segura|סגרה zegarra|סדייו zedillo|סה say|סהרה sahara
סוארס suarez|סובאז sauvage|סוויני sweeney|סוויסה suissa|סוול sewell|סוורה sverre|סולומון sol shlomo|סולומן sol|סון shon|סוניה sonja
סונייגה zuniga|סופי sophie|סוק sek|סזאר cesar|סטייבנו stabenow|סטייסי stacey|סטייפן stjepan|סטנוייביץ stanojevic|סטפו stephan
סטפני stephanie|סי ng|סיוון sivan|סייג sage|סיינה sienna|סייקס sykes|סיירה sierra|סילבי sylvie|סילבסטר sylvestre|סילון jet
סיפואנטס cifuentes|סיראז siraj|סלאיה zelaya|סלווטורה salvatore|סמבראנו zambrano|סמול small|סמחה samaha|סמי samu|סמיואל samuel|סמית smits
סמרה samara|ססטרה sastre|ססקיה saskia|ספאטה zapata|ספווי safavi|ספולבדה sepulveda|ספייר sapphire|ספלה seppala|סצין sechin|סקולה sekula
סקיאבונה schiavone|סראטה zarate|סרבנטס cervantes cervantez|סרזיו sergio|סרפינו serafina serafin|סשנס sessions|עאנם ghanem|עאץ as|עבאס zaidan
עבדאללה abdullahi arabia|עבדה abduh|עגל road|עדינה adi|עואד awwad|עובדיה ovadia|עוואד awwad|עורב raven|עותמאן osman|עזאלי ghazali
עטשי atashi|עירוני urban|עלאונגי ghalawanji|עמליה amalia|עמרם imran|עסאן ghassan|עפר ofer|עקב yakov|עראפה arafa|עריב gharib|ערפאת arafat
פֶּרוֹ perrot|פאווז fawaz|פאולה pavla|פאיז fayez|פאייה payet|פאיש paez|פאק baek|פארחה pareja|פארק pak|פביאן fabienne|פבל pavel pawel
פדלאללה fadlallah|פדרה padre|פהד fahad|פואן point|פוגט vogt|פוגיאוורה fujiwara|פוזי posey|פוטיומקין potemkin|פול pohl|פון von
פונטיין fontaine|פופוב popova|פוקה fouquet|פוקוי fukui|פוקנר faulkner|פוקס foxx|פורטאון fortuyn|פורטיו portillo|פותמן portman|פזאל fazal
פטר peters|פיאד fayyad|פיגירדו figueiredo|פיו pugh|פיודורוב fedorov|פיוטר peter|פיוצר future|פיטר peters|פיי faye|פייג page paige
פייגה fayge|פיין payne|פייס pace|פייר pierre|פיישוטו peixoto|פילו pilot|פיליו filho|פינחס pini|פיני pinhas pinchas|פיניקס phoenix
פיסקנה pisacane|פיצטי pizzetti|פיצפטריק fitzpatrick|פלארענסיא florencio|פלביו flavio|פלורי florentine fleury|פלורנס florence|פלזה plaza
פליה falih|פלייק flake|פלנסיה palencia|פמלה pamela|פמקה femke|פנב penev|פנחס pini|פנטה panatta|פניה pena|פסקואלה pasquale|פרבוסט prevost
פרג faraj|פרד frederick frederik|פרהני farahani|פרו perrot|פרוואוטה furuta|פרוויאנן parviainen|פרח farah|פרט ferat|פריג freij frej
פרידל friedl|פריה freja|פרייס price pryce|פרניו franjo|פרננדס fernandez|פרנסואה francois|פרנסואז francoise|פרנסיסקו curro pancho
פרנץ french franz|פרנציסקוס franz|פרנצישק franciszek|פרנצסקה francesca|פרנצסקו francesco|פרס perez|פרעי parini|פרץ perez
פררה ferrara ferrera|פתח fateh|צָדוֹק zadok|צאבס chavez|צאדק sadiq|צאו cao|צאווס chavez|צאן chun|צאק chuck|צבי gregoire|צבר sabar|צדוק zadok
צה char|צו jo chiu kyaw|צוי choe|צונג jung jeong hoon|צזר cesar|צחי tzachi|צי gi ji jee|ציין chain|צייס chase|צייפץ chaffetz|צלסי chelsea
צצילי cacilie|צקואסלי chkuaseli|קאווה caue|קאזן cousin|קאל kuhl|קאראגיץ karadzic|קאראנסה archivaldo|קארטרייט cartwright|קאריו carrillo
קאריסו carrizo|קארניו carreno|קבוצת team|קבסאס cabezas|קבררה cabrera|קדאפי gaddafi|קוֹבאץ kovacs|קואליו coelho|קובי yakov|קובץ kovacs
קוואמה ato|קוואן kavan|קוובאטה kawabata|קווה kaveh|קוויאר cuellar|קווייל quayle|קווין kevin|קוזנצוב kuznetsov|קוזנצובה kuznetsova|קוטב kutev
קוטיניו coutinho|קול call|קולדוול caldwell|קולוצו coluccio|קולמיינן kolehmainen|קומו kono|קומרון kamran|קונג hung|קונווי conway|קוניה cunha
קונסטנטין konstantinos kostas constantinos|קונססאו conceicao|קוקרן cochran|קורניי corneille|קורנליה lia|קורצטוב kurchatov|קזימייז kazimierz
קזימיר kazimierz|קטיה katja|קטייב kataev|קיובה cuba|קיובן cuban|קייט kate|קייטי katie|קייטיל kjetil|קייל kjell|קיין kane kaine kean
קייסי casey|קיירוש queiroz|קים gim|קיניונס quinonez quinones|קיסר chaka|קיקה quique|קירילוס cyril|קלווי kalevi|קלייד clyde|קלייר clare
קלמאן clement|קלמנס clement|קלר kohler|קמבה kemba|קנב kanev|קנזביץ knezevic|קסאפר xaver|קסטיו castillo|קסטיינוס castellanos|קסטנדה castaneda
קסניה ksenia kseniya|קפה cafe|קצב katsav|קראוזה krause|קרבאליו carvalho|קרבחאל carvajal|קרוון karvan|קרוזו caruso|קרטיין chretien
קרטרייט cartwright|קריב kariv|קריין crane|קרייסיס chrysis|קריסטל christel|קרל charles|קרנל arnal|קרפניה carfagna|קשישטוף krzysztof
רְאוּבֵן reuven|ראגש rajesh|ראוול ravel|ראול rata|ראזי ghazi|ראלי ghali|רה rais|רו no noh roh|רואו rowe|רואיס ruiz|רובן rupen|רובר robert
רוגרס rodgers|רודריגס rodriguez|רוואז revaz|רווחי rawhi|רוזי rosie|רויזען rosen|רויטר reuter|רוסאס rozas|רוסה rousset|רוסטומאן rostom
רוסיה nikolaevich alexandrovich mikhailovich|רוסרליה rosalia|רוץ roig|רזינה raz|רחספ rexhep|ריווה rivet|ריזקוב ryzhkov|ריי rae|רייבין ravin
רייט wright|רייכמן family|ריינג range|ריינו reynaud|ריס rhys|רישרד ryszard|רם rahm|רמה rima|רמונד cheikh|רנה renee|רנו renault renaud
רנסו renzo|רפאל raffaello raffaele|שָׁלוֹם salom|שׁוֹשַׁנָּה shoshana|שׂרי sari|שאיין cheyenne|שארל charles|שאש sas|שבי xavi
שבלייה chevalier|שבעה shiva|שברג sjoberg|שגיא sagi|שה shu|שו xu zhong|שובל shoval|שוורץ schwarz|שוחט shochat|שון sean xun|שיאה shea
שיגנובו okuma|שיין shane|שייע yeshayahu|שייר shere|שינצי shinji|של kjell of|שלוה shalva|שלסטרם kallstrom|שם־טוב shemtov|שמואל samuel
שנטל chantal|שעפסיל shabtai|שפסיל shabtai|שפר schaefer shefer|שרלין charlene|ששון sasson|תאודורוס theodore|תדיאוש tadeusz|תומאש tomasz
תומש tomasz|תיירי thierry|תרזה tereza|תרצה tirza
`,
  arabic: `
آبادي firouzabadi|آبي abbie|آدم aden|آذر azar|آذري azari|آرتھر arthur artur|آزمن osman|آسیہ aasiya|آقنييسكا agnieszka|آمنه amine
آمنہ amine amina|آن penelope|آنا anka|آناستازیا stacy|آية aja|آيس ice|آيفي ivey|آکلیس achilleas|آیزاک isaak|أبو abubaker seifallah|أبيمال ab
أتو otto|أثنار aznar|أجمل ajmal|أحمد achmet|أدريان adrienne|أدينا adi|أرتشولينا archuleta|أرلوندو arnoldo|أرنو arnaud|أروى arwa
أزيليو azeglio|أسبرتسا esparza|أسونساو assuncao|أسياس isaias|أشرف esref|أشعياء isaiah|أشلي ashleigh|أعين ayan|أغنيتا agnes|أغوستين gustavo
أفونسو imperial|أكوسينا azucena|ألبير albert|ألديمير ademir|ألكساندرا sandra alejandra alexa|ألكسندروس alexandre alexandru
أليخاندرا sandra alexandra alexa|أليخاندرو alexandro|أليسون ali|أليسيا alicja|أليغو alejo|أليكسيج aleksej|أليوت ellen|أمادو amo|أمة amat
أناستازيا stacy|أنت you|أنجلينكا angelika|أنجي angie|أنغا anja|أنيجو inigo|أنيه anais|أو ou|أوبي obey|أوتم autumn|أوتو isak|أوتوم autumn
أوجين eugene|أوجيه auger|أوديسو odysseas|أورسولا ulla|أورورا zora|أوريانا orellana|أوزوريس osiris|أوزيبيو eusebio|أوستروفسكى ostrovsky
أوسكار ossi|أوسن aasen|أوغوا ogawa|أوكسون akesson|أوكيتشوكوو okechukwu|أوليسس ulises|أوليغ oleh|أولينا yelena|أومير valenzuela|أوميرا omaira
أون aung|أونتونيو ortuno|أوندري ondrej|أونيستشينكو onyshchenko|أونيكه unica|أونيل oneal|أوه ou|أوهانس ioannis|أوياجي aoyagi|أوين owen
أوينز owens|أيان iain|أيزيا isaiah|أيكمن ekman|أيمالينا emiliana|أُولسون olson|أُولي olli|إبرو iro|إتيان etienne|إتیان etienne|إدريس idriz
إرميا jeremiah|إرنفريد ehrenfried|إروخينا konstantinova|إسكيفياس efrain|إعجاز aijaz|إغناثيو ignacio|إلبيرة elvira|إلوين ellie
إليزابيث elizaveta|إليزه elsie|إليزي elsie|إليوبولوس iliopoulos|إم rim|إمبراتيز emperatriz|إميليا emi|إنترناشيونال international|إنجف yngve
إنغريد inger inkeri|إنغليج inglis|إيات airat|إيبير hebert|إيبيفانيو epifanio|إيتسيك itzik|إيجور ihor|إير irie|إيرا iro|إيراسو erazo
إيرل earle earl|إيرين irene|إيزاغويره izaguirre|إيزدي izadi|إيزكيل yechezkel yehezkel|إيساسا isaza|إيست east|إيشيفيري echeverri
إيشيفيريا echeverria|إيف yves|إيفال ewald|إيفرت everett|إيفي evie|إيفيت yvette|إيكيتشوكوو ikechukwu|إيليس elise|إيلينا jelena|إيمان imen
إيمك imke|إيمي amy|إينياس ignace|إيڤاموڤ efimov|ابتون upton|ابن bin|ابوالقاسم abolghassem|اتكينز aberg|اجار azhar|اجناسيو ignacio
اجيليكي angeliki|احمد achmet|ادواردز edwards|ادينا adi|ادیتہ aditya|ارنو arnaud|اريك erich|اسباير speier|استف stef|استفانی stephanie
استیهپان stjepan|استیون stephen stefan|اسدالله asadollah asadullah|اسمیت smits|اسٹیفن stephan stephens|اسٹیون steven stephen stefan|اشراق fa
اعجاز ijaz|الأخت sister|الأسود montenegro|الأم mother|الإبن corte|الانماء inma|الباسط basit|البحاري bukhari|البشير bashir bachir bechir
البلوش baloch|البنا nidal|البناي banai|التركي turki|التستري shustari|التميمي tamimi|الثالث iii|الثاني ii|الجليلي jalili|الجمالي jammali
الجندوبي jendoubi|الحارث harith|الحافظ hafiz|الحفيظ hafeez|الحويك hoayek|الحويِّك hoayek|الخالق khaliq|الخامنوي khamenei|الخميني khomeini
الدباغ dabbagh|الدجاني dajani|الدخن millet|الدويك duwaik|الدين eddin musawi|الذراع iron|الرؤوف aliza|الرابع iv|الرباح rabbah|الرباعي rebai
الريان rayan rayyan|الزبتھ elizabeth elisabeth|الزعبي zoabi|الزمرد emerald|السادس vi|السبعاوي sabawi|السفاح killer|السميع samie
السنوسي libya|السيد sayyid|الشريف cherif|الشهبندر shahbandar|الشيخ shaykh sheikh sheik|الصبار essabar|الصولجان mace|الصيد essid|الضاهر daher
الطباطبائي tabatabaei|الطيهان atilhan|الظواهري zawahiri|العامرى amiri|العامري amiri|العظيم azim|الغفار gaffar|الفرج faraj|الفير alvear
القادر kadir qadir|القدس jerusalem|القذافي gaddafi|القرطاجني hazim|القلعي kalai|القمي qomi|الكاظمي kazemi|الكردي kurdi
الله abdollah nematollah|المجالي majali|المحسن muhsin|المدرس modarres|المرجة marja|المعتصم mutassim|المعطي muti|المكسيك mexico|الملكة queen
المنذر mondher|المنعم munim|الموجب arnon|الميجور maj|النا jelena helena|النجفي najafi|النمسا austria|النواب nawab|النی helene helen
الهدوء calm|الهندي musavi|الوكيل wakil|الوهاب wahab|اليزدي yazdi|الْأَسْوَد aswad|الکساندر prokhorov|الیزبتھ elizabeth elisabeth
الیگزنڈرا sandra alexandra aleksandra|الیگزینڈر alexander|امبا lampa|امبير humbert|امینہ amina|انتھونی anthony|انجلوا langlois
انجیلائن angeline|اندا landa|اندكفيست lundqvist|انریکه enrique|انطونيو antonino|انو ane|اوزلم ozlem|اولسن olesen|اولنا yelena olena
اوکانر oconnor|ايبي ebbe|ايد ide|ايدري edery|ايرين ernestine irene|ايزيكيل ezequiel|ايسبن esben|ايفريم evrim|ايفواير evair|ايفيلو ivailo
ايكارت eckhardt|ايلين elin|ايمانويل emmanuelle|ايمي amy|ايميكا emeka|اين wayne|اينو inoue|ایتسخاک yitzhak|ایزابل isabelle
ایستھر esther ester|ایسٹر esther ester|ایل al|ایلن allan alan|ایلیا elias ilyas|ایلیش elisabeth|ایلیٹ elliot|ایمانیول emmanuel|ایمی amy
اینجل angel|ایور ivar|بابادوبولوس papadopoulos|باجوہ bajwa|باد bud|بادوليو badoglio|باديو badillo|باراسكيفوبولوس paraskevopoulos
باراك barakat|بارانا barahona|بارفيانان parviainen|بارنيي bernier|باريرا imbert|باستور pasztor|باشا vasa|باعث bois|بافشيفيتش pavicevic
بافلوبولوس pavlopoulos|بالاي bala|باليوني baglioni|باناجيوتيس panos|بانايوتا panagiota|باو chau|باوتشر boucher|باور power|باورز powers
باويس buijs|باي buy|باياداريس balladares|باير buyer bajer|بايس bice|بايك pek|باين pine|باينز pines|باييخو vallejo|باييستير ballester
بتريشية patricia|بتسلئيل bezalel|بجمان pejman|بدرو pedro|براس braz|براشك prasek|براون browne|برايت bright|برايس bryce price pryce
برايلي braley|براينت bryant|برتو puerto|برنز burns|برنس prince|برنيكي berenice|برهم bahram|بروت pruitt|بروجيني perugini
برويز parviz pervaiz parvez|بريجيت birgitte|بريطانيا great|بريم munshi|برينيكى berenice|بزرك bozorg|بف pugh|بلاتسيس con|بلاجيتش blazic
بلاجيك blazek|بلاغوفيتش blagojevic|بلاغوي blagoje|بلان blanc|بللوٱ bello|بلنسية valencia|بلون pleun|بليك blake|بن ibn|بنت benedikt|بنتي pena
بنحاس pinchas|بندكتيا benedita|بندوپادھیائے banerjee|بنس pence|بنوا benoit|بنينو benigno|بهجت bhagat|بهلوي shah|بو poe|بوا bois|بوب pope
بوبوف popova|بوتر porter|بوتشي pucci|بوجيتش bozic|بودلي bodil|بورتيا portilla|بورتيو portillo|بورجوازي bourgeois|بورخا borgia|بورغز borges
بوسبيسيل pospisil|بوسكا abdelhalim|بوسي posey|بول paul pohl|بولتافشينكو poltavchenko|بولس pavlos|بولياك poljak|بوليت paulette|بوليزي puglisi
بولين pauline|بوهوركيث bohorquez|بويول pujol|بيادجو biagio|بيارن bjarne|بيام payam|بيبيانا viviana|بيتر peters sinai|بيترو simone|بيتس bates
بيج page paige|بير pere|بيرتز peretz|بيرتن bert|بيرس pierce pearce|بيرك burke|بيرل pearl|بيرن bjorn|بيرو perrot|بيروتزي peruzzi
بيريفيرزيفا pereverzeva|بيريير bernier|بيفل pavle|بيكتوريو victorio|بيكر baker|بيكم begum|بيلوتشي bellucci|بيلوكي bellucci|بيليتي pelletier
بيليفنز blevins|بين pain|بينثيسلاو wenceslao|بينر boehner|بينش benes|بينو pineau|بينوا benoit|بينيا pena|بينيت bente|بينيلوب penelope
بيوتر peter|بيورك bjork|بيورن bjorn|بَول paul pol|بُول paul pol|بِيُرن bjorn|بھٹاچاریہ bhattacharyya|تاد todd|تادو thaddeus|تاديوز tadeusz
تاريه terje|تاليا tali|تان huynh|تانايوي tanoue|تايرا tadahiko|تاين tien|ترافاليو travaglio|تروخيو trujillo|تروهيو trujillo|تريبينيو trevino
تساحي tzachi|تشابي xavi|تشانغ huan|تشاو zhao|تشنغ zheng|تشو jo|تشون jeon|تشيتيل kjetil|تفيت tveit|تقي taghi|تقيبور taghipour|تقی taghi
تكنيك technique|تمبل temple|تموتھی timothy|توتش tugce|تور tours|توربیان torbjorn|توريتو dorada|توسان toussaint|توشيا tsuchiya
تومسون thompson|تونيا tonje|تي tea|تيبو thibaut|تيتسوجي tetsushi|تيج teague|تيخو tycho|تيموشينكو timchenko|تيو tello|تيوفو teuvo
تھامس thomas tomas|جائے joy|جابرييل gabriella|جارجز georges|جاركو zarko|جاك jacques|جاكلين line|جاكوب yaakov|جاكوف yakov|جالينوس galen
جامبييرو giampiero|جان iliana con ze|جانسن johnson|جانيوري januar|جاورجيادس georgiadis|جايجوس gallegos|جايدو guido|جايمس james|جايمي jamie
جاين jane anastasie|جبريل gabriel|جدعون gideon|جرج george|جروييتش grujic|جز guez|جسبرسن jespersen|جفری geoffrey|جلاب gulab|جلان glen
جلنار gulnara|جميل cemil|جمّي juma|جنان canan|جنتلسكي gentileschi|جنفياف genevieve|جو zu julian|جواكينو gioachino|جوان kwan|جوبير joubert
جودين gaudin|جورج georges|جورجينيو jorginho|جورجيوس georgios|جوردن yordan|جوريتش zoric|جوزاف joseph|جوزف josef joseph|جوزفين laure josephine
جوزيب josip|جوزيبي giuseppe|جوزيف joseph yosef josef|جوزيفا josefa|جوزپه giuseppe|جوستين heath|جوكتشا gokce|جوليان soren|جوليو giulio
جون jhon con|جوناثان jony war|جونغ yong|جونيور jr castaneda lozada|جوى guei|جيان stephen|جيانغ kang|جيانيس ioannis ioanis|جيرارد delorme
جيرد gerda|جيرمان herman|جيرو giraud|جيريرو guerreiro|جيسي jessica|جيسيكا yessica|جيف geoff|جيفري geoffrey|جيل gila|جيلان ceylan
جيلكو zeljko|جيليان jill|جيلية guillet|جيمس james|جين jane|جينادي hennadiy|جينز gaines|جينيفر jen|جيهان cihan|جيولي gioele|جِيل gilles
جیسی jessica|جیمز james|جیمس james|جین jane|جیکی jackie|حارث harris haris|حارِث harris|حتي even|حزان chazan|حزقیال ezequiel|حسن uzun
حسين hissene|حكمة hikmat|حلیمہ halima|حماري gonzalo|حوزے jose|حياة hayat|حيليك yehiel|خاتون queen|خاراميو jaramillo|خافيير javi xaver xavi
خاویر xavier xavi|خدیجہ hatice khadija|خلیفہ khalifa|خيمينا ximena|خيمينيث jimenez ochoa|خيمينيز jimenez|داكويرث duckworth
داميانوفيتش damnjanovic|دان dunn prevost|دانيال danielle|داودی davoodi|داوید dave|دايفيد david|دايل dale|دجو joe|دراجن drazen|دروز drewes
دروزدزف drozdov|دروموش durmus|دريه doria|دزه daza|دليك rosa|دنیل danny dani|دوايت dwight|دوبوا dubois|دودي shamay|دوف dove|دوك ha
دومون dumont|دومينغو ani|دومينيك domenech|دونالد donalds|دوندار hamud|دوي dewi|دويتش deutsch deutch|دوين duane|دي pang des|ديان dejan
ديزي daisy|ديزيري desiree|ديشان deschamps|ديف dave zed|ديفو devaux|ديفيد david dave|ديفيز davis davies|ديفيس davis davit|ديلايت delight
ديلتش delic|ديمتري dzmitry|ديوردي djordje|ديوريشيتش djurisic|ديوك duke|دیوید dave|ذا the|ذاكر zakir|رؤوفين reuven|راؤول rata|رائے roy
رابيتس ravitz|رابينوفيتش rabinowitz|راجوج raguz|راجہ rizvan|راسيل russ|راشيل raquel|رافع rafi|رام rahm|رامزي ramsey|رانغ lang
رانهيلد ragnhild|رايت wright|رايس rice|رايلي riley|ربي ruba|رجب rexhep rexhepi|رحمة rahmat|رذرفورد rutherford|رضا raza|رلى rula|رمزي ramsey
رمضان ramzan|رو roux rowe|روبرت roberts|روبرتو quiroz|روجيتش ruzic|روذرفورد rutherford|روزي rosie|روسيا peru|روشي roach|رولان rolland
رومان romans|رومانو nikolaevich|رونو renault|روو no noh roh|رياض riaz|ريجنالد hooley|ريدونو redondo|ريزارد ryszard|ريس rhys|ريشيو riccio
ريفن raven|ريفيرا adalberto|ريمون raymond|رينو renaud raynaud reynaud|رينولد reinhold|ريڨيطال revital|رِياض riaz|ریاض riaz|زارع zaree
زافير xaver|زان zahn|زفولون zevulun|زكريا zecharia|زلاتان zlatko zlata|زهرة hindi|زورا zoran|زوله sule|زويا zoe|زي zea|زيفي zvi
زيليكو zeljko|زين zainal|زينيا xenia|زيڤكوڤيك zivkovic|زَئيف zeev|زیگفرید siegfried|سارہ sarah|سافورنيا savorgnan|ساك saga|ساكاموتو kyu
سالفيستر silvestre|سامي trabelsi|سان saint|سانت st|سايد side|سايكس sykes|سایکس sykes|سباسوييفيتش spasojevic|سبايس spies
ستانويفيتش stanojevic|ستايسي stacey|ستنيسو stanislaw|ستويليكوفيتش stojiljkovic|ستيبان stjepan|ستيف steve|سشنز sessions|سفرن sovereign
سفين svein|سكيابارلي schiaparelli|سلفستر sylvestre|سلمى salma selma|سلمہ salma|سلوى salwa|سليم agus|سليمان sol|سمتھ smith smits|سمون smolin
سميث smits|سمیرا samir|سنفرق chuck|سنگھ singh|سوازنا susana|سوزي susie|سول shaul|سولومون shlomo|سومرہ soomro|سون shon|سي sea|سياري siarhei
سيبولفيدا sepulveda|سيد sidney|سيرجي sergej|سيزار casar|سيسلي seselj|سيشنز sessions|سيفييا sevilla|سيكي takakazu|سيل sale
سيلفستر sylvester silvester silvestre|سيليه silje|سين tan|سينسيا sinisa|سيِّد syed|سپیئرز spears|سیاوش siavash|سید syed|شارك share
شارل charles carlo karlo|شاوبو qin|شايان cheyenne|شاين shane|شاہدہ shahida|شتيفاني steffi|شريف shreve|شعشع sasa|شفان sivan|شكري sukru
شميت schmidt delay|شو hsu xu|شوا alshawa|شوان xuan|شوغ suge|شوفالييه chevalier chevallier|شوكت sevket|شون sean|شويرتزر schweitzer|شي shea
شيبرد shepherd|شيخ cheikh|شيمون szymon|شين chien|شکفته shagufta|صالحہ saliha|صحبت ul|صفیه safia|صهيون zion|صوفیہ sofia|ضحى duha
ضياء zia ziya|طاهر dahir|طليع talia|طنلامي danlami|طومسون thompson top|عائشة aisyah|عاليه aaliyah|عالیه aliya|عبد abdul abdullah abdallah
عبده abdu abdo abduh|عبيد obeid ubayd obaid|عبید obaid|عثمان ohman|عثمانوف usmanov|عدي uday|عديلة adel delia|عذراء azra|عذمت azamat
عرّت izzat|عزتالله ezzatollah|عزى azza|عصمت ismet|عظيموف asimov|عقيق agate|علا ola|علبي olabi|علمالهدی alamolhoda|علي alireza|علیوف aliev
عمرام imran|عمرو aswad|عمور am|عودة odeh|عوفر ofer|عَمّرْ amer amr amre|عُزير uzair|غادة adah|غارسيا gracia|غان gunn gun|غاي guy qi gaye
غروف grove|غريس grace|غريغوريو goyo|غريفز graves|غلشن gulsen|غنيم deif|غودان gaudin|غودوين burmese|غوزمان archivaldo|غوكشيه bae
غوليلمو guglielmo|غونزاليس anguita johan bose|غويو guyot|غيلبير guilbert|غيليهرم guilherme|غييرمو guillermo|غيين guillen|فابريتسيو fabrizio
فابيان fabienne|فاتح fatih fateh|فاد fadi|فاروق umar|فاسك vacek|فاسكيز vazquez|فاضل fazl|فاطی fatima|فاكلاف mares|فالديس valdez
فالشر fulcher|فالنتاين valentine|فان liao|فانجيليس evangelos|فاولر fuller|فاي faye|فايتنغ fighting|فاير fire|فايل vale|فاين fine|فجر fajr
فرابوو prabowo|فرانسوا francois|فرانسواز francoise|فرانسيسك quico|فرانسيسكو curro pancho|فرانشيشك franciszek|فرتس fritz
فرديناند holy ferrante|فرنسوا francois|فرنسيس fanny|فرنسيسكو curro pancho|فرهابتيغ warhaftig|فريا freja|فريدريك friedrich
فريلينغهسين frelinghuysen|فریزر fraser|فضل fazal|فكتور viktor victor|فلاديمير valdemar|فلاورز flowers|فلوريث florez|فلوغر pfluger
فليزتاز felicitas|فوشكوفيتش vuckovic|فوغان vaughan|فوغن vaughan vaughn|فوكس foxx|فوكمان folkman|فوكنر faulkner|فوكيتش vukic|فوكيه fouquet
فولتيبسي voultepsi|فولكوف aleksandrovich alexandrovich|فولوديروفيتش volodymyrovych|فون vaughn|في faye in|فيبيكي viveka|فيثاغورس pythagoras
فيرنون vern|فيزالله faizullah|فيصل faycal|فيكتور victoire|فيكو veikko|فيلاسكو jairo|فيلاسكيز velazquez|فيليتسيا felicia|فيليجكوف velichkov
فيليكو veljko|فيليو filho|فييرا vieira|فَادٍ fadi|قار gara|قاي guy|قايدو guido|قحطانی alqahtani|قرنق garang
قسطنطين constantine konstantinos konstantin|قضية taman|قوه guo|قيصر cesar|كاباييرو caballero|كابيوسين capucine|كاتس schatz
كاتسوماسا katsumata|كاتو shigeaki|كارتر kap|كارترايت cartwright|كارع isi|كارفاليو carvalho|كارفانيا carfagna|كارل natanael|كارلسبرغ carlberg
كاريو carrillo|كاسبر gaspar kacper|كاستيا castilla|كاسيا katarzyna|كامبل campbell|كاوه kaveh|كايل kyle|كايلا kyle|كايلي kylie
كاييخاس callejas|كتساف katsav|كخ koch|كرزيستوف krzysztof|كرونتش krunic|كريتيان chretien|كريستنسن christensen bech|كريستوف christophe
كريستوفر christoffer christopher|كريستوفرسن christoffersen|كريستي kirsty|كريستين christiane|كريستينا charlotta|كريسي chrissy|كريسيس chrysis
كرين crane|كزافييه xavi|كسرى khosro khusro|كشي goshi|كلايد clyde|كلايف clive|كلاين kline cline|كلو chloe|كليباتش belousov|كلير clare
كليفي kalevi|كنيازف vladimirovich|كنيجفيتش knezevic|كوامي ato|كوانغ fong|كورتوا courtois|كوزان cousin|كوزيمو cosimo|كوفاتش kovacs
كولنج colunga|كولوتشيو coluccio|كولينز ave|كونسيساو conceicao|كويررات quirarte|كوڤاتش kovacs|كيايايتشيرو keiichiro|كيبل cable|كيت kati
كيتيل kjetil|كيرلاخ gerlach|كيروش queiroz|كيسي casey|كيلد kjeld|كيلموف klimov|كيم gim|كين kane|كينتانيا quintanilla|كينيونيز quinones
كيو kuo|كيومرث kiyumars|كييزا chiesa|كييل kjell|كھوكھر khokhar|لازلو laszlo|لاسلو laszlo|لافي levy lavie|لاكروا lacroix|لاله dolores lola
لاور lower|لاي lie|لايرا larrea|لاين iain lane|لطفية lateefah|لمى lama|لمی lama|لو le laon|لوئی louis|لوئیز louise|لوبلان leblanc|لوت lotti
لودميلا ljudmila|لوران laurent|لورنسو lourenco|لورو leroux|لوروا leroy|لوسي luca|لوسيوس lucio|لوسیئس lucio|لوسیوس lucio|لوف love
لوفيفر lefevre|لوكلير leclerc|لولا dolores|لونغ yong ryong|لونگ yong ryong|لوي louie lowe lowey|لويل lowell|لي leigh|ليافسكي ilievski
ليانة lia|ليانغ neo|ليبر labor|ليتيسيا laetitia|ليجين legion|ليزر laser|ليزلي lesley leslie|ليسيج lesage|ليليانا ljiljana|لين lane
ليندن davila|ليه leigh lis|ليو ryu|ليوبيشا ljubisa|ليون leo lev tha|لینس lin|مائوریتسیو maurizio|ماتفج matevz|ماتيس matthijs|مارتينث mayte
مارشان marchand|مارغو margaux|ماركو mare|ماري isadora vera elisa|ماريا eleonore crescencia|ماريانو maria|مارينيو marinho|مارچلو marcello
مارکو mare|ماغواير mcguire|ماكبرايد mcbride|ماكغفرن mcgovern|ماكلولين mclaughlin|ماكلين mclean|ماكنتاير mcintyre|ماكنزي mckenzie
ماكنيل mcneil|ماكهيو mchugh|ماكولا mccullough|ماكي mckee|ماكيفر mciver|مالكوم malcolm|مالمو malm|ماليرب malherbe|ماوريتسيو maurizio
ماير myhre mire|مايك mike|مايكل micheal michael michal|مايلز miles|مايو maillot|مایک mike|مایکل michael|متى matta|مجدى majdi
مجموعدار majumdar|محتشم mohtasham|محمد shaykh mahamat muhamet|محمود yemen|محمّد mehmed mehmood|محي mohiuddin|مختار muntari|مخلب paw
مراد murat|مرتضا morteza murtaza|مردخاي mordechai|مرضية marzieh|مزراحي mizrachi|معلى moalla|مفلح mefleh|مقدم moghaddam|مكليف maklev
مكمان mcmahon|ملك malika and|ملک malika|من of|مناحم menachem|مناحيم menachem|منجو crown|منوچ manouchehr|منى mona muna|مني mona muna
منيره muhannad|مو mok|موخيكا mujica|مودونيو modugno|مور muro|مورسيو morcillo|موريل merle|موسغريف musgrave|موسكوفيتش moskowitz|مولود mevlut
مولُود mevlut|مونيوث munoz|ميجر major|ميخائيل mikel|ميراي mireille|ميرجان merchan|ميرشنت marchant|ميستر mr|ميشكو mieszko|ميشو michaud
ميكيلي michele|ميلر pomeroy|ميليان miljan|ميليتش miletic|ميليفوي milivoje|مينيديس menendez|مينيزيس meneses|ميوتشي meucci|مُرَاد murat
میتھیو matthew|ناب knapp|نابليون napoleone|نادسجا nadezhda|ناديجدا nadeshda|ناصر hazem natsir|نافع nafi|نام nama|نان nunn|نانسي may mai
نانغ lang|ناي nye|نايت knight|نايس nice|نثار nisar|نجوى najwa necva|نحمان nachman|ندى nada neda|نذير nazir|نسيموفيتش vakhitov
نصرتالله nosratollah|نضرت nusrat|نظروف nazarov|نغمه naghmeh|نوت knott|نوح nuhu|نور noureddine|نوفو neveu|نوكس knox|نولز knowles
نيبوشا nebojsa|نيقولا nicolas|نيكولا nicolas|نيكولاس nikolai|نينيو nino|نیتن nathan|هاجيتش hadzic|هارتوغ de|هارفي harvey|هارنيغ haring
هاليانا galina|هان hahn|هاو howe|هاوس house|هاي hye|هايد hyde|هايز hayes|هاينز hines|هاکوب agop|هدى huda hoda|هرتسفلد herzfeld|هرتسوغ herzog
هرتصوغ herzog|هرفوي hrvoje|همفريز humphries|هندرسون esty|هنريكيز enriquez|هو van aw|هوبير hubert|هوجن haugen|هودسون hodgson|هوفيك heuvel
هولندا holland|هوليان julian|هونغ kong|هيدغدورن hagedorn|هيذر heather|هير hare|هيرفج herwig|هيركوليز hercules|هيرويوكي kaio|هيزل hazel
هيل hale|هيلمار hjalmar|هيلي haley|هيلين eleni|هيو emir hugh huo|هيورت hjort|هيوز hughes|هيوستن houston|هيوي huey|وائیں wyne|وات wout
واتسون skyline|واشنطن washington|واكيم bishara|وان wang one|وانا luana|وايت white wyatt atlas|وايتسايدز whitesides|وايتهاوس whitehouse
وايتهيد whitehead|وايز wise|وايلي wiley|وایلیٹ violet|ورد rosa|ورنزوني lorenzoni|وفغرين lofgren|ولز wells|وليامز williams|وليم guillaume
وليمز williams|ونتسل wenzel|وندغرين lundgren|ووادیسواف vladislav|ووكر walker|وول wall|ووليس wallace|ويتني whitney|ويتيكر whitaker|ويد wade
وير ware|ويزلي wesley|ويفر weaver|ويليام hale|وين lwin|وينثال lowenthal|يائير jairo|ياتسيك jacek|ياسكيلاينن jaaskelainen|ياغو james jacob
يان jahn|يانسون janssens|يانغ jana chieh|يانوتشي iannucci|يانوش janusz|يحيئيل yechiel|يختونين lehtonen|يركوفيتش jerkovic|يرمياس jeremias
يسبر jesper|يسوع historical|يشاري jashari|يشوع yehoshua|يعقوب jakub|يفبفر lefebvre|يلمز wilms|يلينا jelena|يموان lemoine|يندبرج lindberg
يندستروم lindstrom|يندكفيست lindqvist|ينس jens|ينفريد winfried|يو yue|يوبيستش ljubicic|يوجين eugen eugene yauhen
يوحنا johan giovanni sigvard|يورغن jurgen jorgen|يوركي jyrki|يوريافيتش yuryevich|يوشع yehoshua|يوليوس julian|يونس yona|ييفغين yevhen|ييل jil
ييلافيتش jelavic|يُوري jure|يُوناتان yehonatan|ٹام tom|ٹموتھی timothy|ٹوانہ tiwana|پيروزه firuza|پیتر peters|پیج page|چافار jafar
چندرا chand|چهاردار chaudhary chaudhari chaudhuri|چودھری chaudhary chaudhari chaudhuri|چورچ george|چٹوپادھیائے chatterjee|ڈھلوں dhillon
ڈیرن darren|ڈیوڈ david dave|ژاک jacques|ژاکلین line|ژوزه jose|ژیل gilles|کارول carolyn|کاوه kaveh|کرسٹوفر christopher|کریستوف christoph
کریستوفر christopher|کلویی chloe|کوواچ kovacs|کھرل kharal|کیتھرین catherine|کیم gim|کیومرث kiyumars|کیوولوی quiboloy|گریس grace
گودوین burmese|گیوم guillaume|ہننا hannah|ہیرس harris|یانوش janusz|یدالله yadollah|یسوعا jesus|یلنا jelena|یوجین eugene yauhen
یوحنا john con|یورگوس georgios george giorgos|ﺍﻟﺪﻭﺭﻱ duri
`,
  bengali: `
অঁতোয়ান antoine|অক্ষয় akshay|অমল amol|অমৃতা amrita|আইজাক isaac|আনোয়ার anwar enver|আন্না anka|আর্গন argon|আর্থার artur|আর্নস্ট ernst
আর্নেস্ট ernest|আলেকজান্দ্রা sandra alexa alejandrina|আসফ asaf|আহমদ achmet ahmet|ইউজিন eugene yauhen|ইউসুফ yousif|ইনগ্রিড inger inkeri
ইভা eva|ইয়ারন yaron|উদয় uday|ঋষি rishi|এগনেস agnes|এপ্রিল april|এমিলিয়া emi|এরিখ erich|এলন elon|এলেনা jelena|ওয়াকার walker|কং hung
কউর kaur|কণি kony|কনস্টান্টিনোস konstantin kostas|কপূর kapur|কমলা kamala|করণ karan|কলিন colin|কামিল komil|কার্ট kurt|কিথ keith|কিম gim
কিরণ kiran|কৃষ্টি kristy|কৃষ্ণ krishna|কৃষ্ণা krishna|কেট kate|কেরি carey|কোতোয়াল kotwal|কোল cole|কৌরশ kourosh|ক্যারি carrie
ক্যাসিমির kazimierz|ক্রাউলি crowley|ক্লার্ক clarke|খাঁ khan|খাঁন khan|খাতুন queen|খাদিজা hatice|গর্ডন gordon|গুডউইন burmese|গেহরগে george
গৌতম gautam|গৌরব gaurav|ঘেওর্জ george|চক্রবর্তী chakraborty|চক্রবর্ত্তী chakraborty|চট্টোপাধ্যায় chatterjee|চেনি cheney|চোপড়া chopra
চৌধুরী chaudhary chaudhari choudhary|জঁ jean|জন jon john con|জনসন johnson|জনি johnny joni|জয় joy|জয়নব zeynep|জয়া joya|জর্জ george
জর্জিনা georgina|জর্জিয়া georgia|জর্জো giorgio|জলি joly jolly|জাক jacques|জামাল cemal|জি kai|জিন jean|জিভকভ zhivkov|জিসাস jesus|জুন june
জুনেযো junejo|জুসেপ্পে giuseppe|জেকব jacob yaakov|জেন jane|জেমস james|জোন্স jones|জোভান্নি giovanni|জ্যাকলিন jacqueline line
জ্যাকারি zachary|ঝাং zhang|টড todd|টম tom|টমামজ tomasz|টমাস thomas tomas tomasz|টমাস্জ tomasz|টমি tommy|টাইলার tyler|টেইলর taylor
ট্রেসি tracy tracie|ডগলাস douglas|ডন don|ডাডলি dudley|ডামোর damour|ডেভিড dave|তমাল tomal|তারিক tarek tareq|তারেক tariq tarik
তাহির taher tahar|তাহের tahir tahar|থর thor tor|দত্ত dutta datta dutt|দানিইল danila|দিব্যা divya|দীপক deepak|নওয়াজ nawaz|নক্স knox
নেহল nihal|নোমান nauman|পল paul pol|পাওয়েল powell|পাণ্ডে pandey|পিট pete|পিটার peters|পিয়ার্স pierce|পিয়ের pierre|প্রখরভ prokhorov
ফখর fakhar|ফার্স্ট first|ফ্রঁসোয়া francois|ফ্রান্সিস্কো curro|ফ্রিডরিশ friedrich|ফ্র্যাংক frank|বন্দ্যোপাধ্যায় banerjee|বব bob|বর্মা verma
বসু bose|বাই pak|বাখ bach|বায়রন byron|বারনি bernie|বার্নি bernie|বিউকানান buchanan|বেইলি bailey|বেকন bacon|বেগম begum|বেয়ার্ড baird
বৈদ্য vaidya|বৈষ্ণবী vaishnavi|বোস bose basu|ব্রাউন brown|ব্রায়ান bryan brian|ব্রিজেস bridges|ব্রুস bruce|ব্লেক blake
ব্ল্যাকওয়েল blackwell|ভটনাগর bhatnagar|ভিক্টর viktor victor|ভিন্স vince|মদন madan|মরিস morris|মাইক mike|মাইকেল michael|মারি murray
মালিক malika|মিগেল miguel|মিলন milan|মিশেল michel michelle|মুখার্জি mukhopadhyay|মুখার্জী mukhopadhyay|মুখোপাধ্যায় mukherjee|মুর moore
মুরমু thakur|মুর্মূ thakur|মুহম্মদ mohammed mohamed muhammed|মুহাম্মদ mehmed mehmood mamadou|মুহাম্মাদ mehmed mehmood|মে may|মেজর major
মেরি marie mary|মোঃ md|মোনা muna|মোহন mohan|মোহনদাস ricardo|মোহাম্মদ mehmed mehmood mamadou|মোহাম্মাদ mehmed mehmood|ম্যাক্সওয়েল maxwell
ম্যাথিউ matthew|যতীন jatin|যোশী joshi|যোহান johann|রজার roger|রজ্জাক razzaq|রদ্রিগেস rodriguez|রনি rony|রনিত ronit|রবার্ট robert|রবি ravi
রবিন robin|রমন raman|রমেশ ramesh|রশিদ rashid rashed rachid|রস ross|রহমান rahman|রহিম rahim|রাই radhika|রাইট wright|রায় roy
রুডলফ rudolf rudolph|রুয়ান juan un|রুসো rousseau|রোজ rose|লটফি lotfi|লতিফা lateefah|লয়েড lloyd|লরেন্স lawrence laurence|লসন lawson
লাভ love|লিংকন lincoln|লিডিয়া lida lydie|লিয়ানা lia iuliana|লুই louis|লুক luke|লুসি luca|শন sean|শরিফ sharif|শহিদ shahid|শিব shiva
শীল seal|শ্মিট schmidt|সঞ্জয় sanjay|সমর samar|সমির samir|সরকার sarkar|সাইমন simon symeon|সাইয়্যেদ syed sayyid|সাঈদ syed|সাঈয়িদ syed
সাগর sagar|সার্লোট্টা charlotta|সালিহ saliha|সিডনি sidney|সু sue|সুলায়মান solomon sol|সূর্য sun|সৈয়দ syed|স্কট scott|স্টিভ steve
স্টুয়ার্ট stewart|স্টোকস stokes|স্টোন stone|স্মিথ smits|হক haq|হাইনরিখ heinrich|হাভিয়ের javier javi xaver|হামযা hamza|হার্ভে harvey
হিথ heath|হিমেনেস jimenez ochoa|হুয়ান juan|হেদার heather|হেরিডা heredia|হোমস holmes|হোয়াইট white
`,
  hangul: `
1세 masud|2세 ii|3세 iii|4세 iv|가게사키 yuna|가너 garner|가네코 makoto|가드너 gardner|가라사와 toshiaki|가르손 garzon|가마모토 kunishige|가몬 tatsuo|가미죠 hiroaki
가브리엘 nando|가서 jiarui|가시와바라 shuji|가쓰라 hoshino|가아 keer|가오리 iida|가이야르 gaillard|가자 garza|가즈미 urano|가즈오 shii|가즈키 sakurada mine|가키타니 yoichiro
가타리나 yi|가토 shigeaki|가티 gotti|가혁 jiayi|간쿠로 kudo|갈베스 galvez|개릿 garrett garret|개빈 gavin|갤러거 gallagher|갤로 gallo|거만 gaman|거숀 gershon|거스리 guthrie
거츠 gertz|게로미노 geronimo|게리 garry|게이 gaye|게이브 gabe|겐고 kora|겐지로 matsuki|겐타 matsuda|겐타로 kawasaki|고가 keitaro|고노 yohei|고노에 yasuko|고다 yoshiie
고다마 tsuyoshi hideo arata|고든 gordon|고로 miyazaki|고로키 shinzo|고메스 gomez|고무타 yosuke|고미 yoji|고바야시 hiroyuki seiji|고사 gosar|고시지마 toshiko
고이치 ae kawai toyama|고지 kakizawa|고지마 hiromi|고치 gozzi|고코마쓰 go|고타로 koizumi isaka|고틀로프 gottlob|고티에 gautier|고헤이 higa|곤노 yasuyuki|곤도 tetsushi
곤살레스 gonzalez|공작 mathilde letizia|광사 tadashi|괴츠 goetz|굉원 hongyuan|구니요시 kuni|구로카와 mei|구미코 aso|구보 yuya|구보타 toshinobu|구스만 guzman|굿윈 burmese
권씨 kweon|귈렌 gulen|그라임스 grimes|그라치아 grazia|그랑 grand|그레구아르 gregoire|그레이스 grace|그레이엄 graham|그레인저 granger|그레임 graeme|그루이치 grujic
그리피스 griffith griffiths|그린 greene|그제고시 grzegorz|글러버 glover|글레멘트 clement|글레이저 glazer|기노 tsuchiya|기다 isamu|기미코 yo|기시다 mamoru|기씨 key|기옌 guillen
기쿠치 kan|기타 tsuneo|기타가와 yoshio susumu|기타벳푸 manabu|기퍼즈 giffords|길레르미 guilherme|김남준 rm|끌레망 clement|나가사와 masami|나가하시 yasuhiro|나리타 fumio takaki
나미키 noriko|나쓰키 mizu|나오미 osaka|나이토 yohei|나이트 knight night|나자렌코 nazaranka|나즈와 necva|나카가와 shoichi|나카마타 shiori|나카무라 yuichi fumiaki shunsuke
나카요시 yuji|나카자와 shinichi keiji yuko|나카하라 an|나타샤 natasza|난도르 dani|남월 zhao|남작 gideon|낭씨 lang|내시 nash|내털리 natalie|너새니얼 nathaniel|너지 timea
네메트 imre|네보이 neveu|네이더 nader|네이선 nathan|네임 name|네처 netzer|넬리 nellie|넬송 nelson|노다 seiko yoshihiko|노리아키 kasai|노리유키 makihara|노마 norma|노먼 norman
노블 noble|노섭 northup|노씨 noh ro roh|노이로이터 neureuther|노턴 norton|녹스 knox|놀스 knowles|누녜스 nunez|누카가 fukushiro|뉘만 nyman|뉴먼 newman|뉴턴 newton
니시무라 chinami|니시자와 junji akinori|니시타니 shuichi|니우송 nilson|니이마루이치 ami|니컬러스 nicholas|니컬스 nichols|니콜라 nicolas|닐스 niels|다나카 jiro junya
다니가키 sadakazu|다니구치 jiro shota|다로 kono|다루왕 daru|다리우 dario|다리우스 dariusz|다리우시 dariusz|다미앙 damiao|다비드 dave|다비츠 davids|다쓰야 ishihara|다이가 maekawa
다이노신 shinohara|다이라 tomohiro|다이스케 ryu|다이앤 dianne dian|다카기 shun|다카노 shintaro|다카하시 kenji|다카히데 kishi|다카히로 yokomichi|다케루 imamura|다케모토 kazuhiko
다케토 shiokawa|다케후미 toma|다쿠미 kitamura|다쿠야 muro muraoka koyama|다쿠토 haraguchi|다키가와 christel|다트 dart|달린 darlene|대븐포트 davenport|대시 dash
대처 thatcher|댄스 dance|더글러스 douglas|더들리 dudley|더럼 durham|더멜 duhamel|더치 dutch|던랩 dunlap|덜레이니 delaney|덩컨 duncan|데릭 derek|데번 devon|데비 debbie
데샹 deschamps|데쓰야 shiozaki|데이먼 damon|데이브 dave|데이비드 david|데이비드슨 davidson|데일 dale|데지레 desiree|도너번 donovan|도로시 dorothea dorothy|도루 kamikawa
도모리 katsutoshi|도모야 yagi|도모치카 toshiro|도비타 nobuo|도슨 dawson|도시 dorsey|도시야 okada|도안 dogan|도이치 deutch deutsch|도일 doyle|도카이 kisaburo|도쿠모토 eiichiro
도키와 takako|도허티 dougherty|두에인 duane|두케 duque|둘스 dulce|뒤랑 duran durand|뒤발 duval|뒤부아 dubois|뒤퐁 dupont|듀아 dua|듀크 duke|드레이크 drake|드루 drew
드리스 dries|드림 dream|드보르자크 dvorak|드와이트 dwight|드웨인 dwayne|들로네 delaunay|디디에 didier|디아스 diaz|디에스 diez|디옹 dion|디츠 dietz|딜리얀니스 deligiannis|라브렌티 son
라브로프 lavrov|라슨 larsen larson|라슬로 laszlo|라이너스 linus|라이먼 liman|라이스 rice|라이아나 liana|라이어넬 lionel|라이언 ryan|라이언스 lyons|라이타 ryu|라이트 light|라이프 life
라일리 riley|라저 laser|라켈 raquel|랏쿄 ide|랑글루아 langlois|랑주뱅 langevin|래컴 rackham|랜도 landau|램슨 lampson|램지 ramsey|러네 renee|러미스 lummis|러바인 levine
러브 love|러비 lavie|러시 rush|러커토시 lakatos|러키 lucky|런디 lunde|레나르 renard|레나토 renata|레나트 rinat|레너드 leonard|레노 reynaud|레슬리 lesley|레오나 esaki
레오나르 leonard|레옹 leon|레이 rae|레이나 fujie washio|레이디 lady|레이따옹 leitao|레이라니 gaja|레이섬 latham|레이시 lacey lacy|레이철 rachael|레이치 leite|레인 lane laine
레제 leger|레제프 rexhep|레치시아 leticia|레티시아 laetitia|레피스퇴 lepisto|렌치 renzi|력력 lili|로건 logan|로디스 lourdes|로라 laura|로랑 laurent|로러배커 rohrabacher
로런 lauren|로런스 lawrence|로럴 laurel|로렌 lorraine|로리 laurie|로미오 romeo|로사노 lozano|로셰 rocher|로스 roth|로스먼 rothman|로스코 roscoe|로슨 lawson|로어 lower
로어리 lowery|로언솔 lowenthal|로이스 royce|로이터 reuter|로저 roger|로저스 rogers rodgers|로제 roger|로져 roger|로즈 rhodes|로즌솔 rosenthal|로지 rosie|로치 roach
로페스 lopez|로하스 rojas|롤랑 manon|롤러 lawler|롬니 romney|뢰세 rose|뢰젤 rosel|뢰플러 loeffler|료스케 shindo amo|료코 fujino|루니 rooney|루드비 ludvig|루보 ljubo
루스 ruth|루시 luca luce lucie|루시우 lucio|루앙 luan|루이 louis louie|루이스 luiz|루이즈 louise|루이토 aoyagi|루초 lucio|루츠 luz|루카시 lukas|루카와 rina|루크 rourke
루키노 luchino|루트비히 ludwig|루한 lujan|룬드베리 lundberg|뤄모나 ramona|뤼스 luce|뤼시 luca luce|뤼케 lykke|류비자 ljubisa|류씨 yu yoo ju|류지 bando|르네 renee
르노 renault renaud|르누아르 lenoir|르루 leroux|르메르 lemaire|르메트르 lemaitre|르무안 lemoine|르블랑 leblanc|르클레르 leclerc|르페브르 lefebvre|르포르 lefort
리나 matsuno kondo|리드 reid read|리스 rhys reese reece|리안 liane|리오 lior|리차 licia|리처드슨 richardson|리처즈 richards|리키 fukuda|리틀 little josefine
릭스 riggs|린드스톰 lindstrom|린지 lindsay lindsey|린치 lynch|링컨 lincoln|링케 linke|링크 link|마거릿 margaret|마고 margaux|마곳 margot|마나부 mima|마르쿠스 tulio
마리 marie hamada|마리우 mario|마리우시 mariusz|마빈 marvin|마사 martha|마사노부 matsunami|마사루 uno|마사시 wakasa|마사아키 nishimori|마사오 komatsu takemoto koga
마사유키 izumi|마사히로 teraoka|마사히토 soda|마샤 marcia marsha|마셜 marshall marshal|마송 masson|마스 mars|마쓰나가 akira kazuyoshi|마쓰나카 nobuhiko|마쓰모토 takeaki
마쓰시타 konosuke|마쓰오카 yosuke|마에다 kazuya|마요랄 moya|마운틴 mountain|마이너 miner|마이아 mya|마이어너 myrna|마이어스 myers|마이예 maillet|마이크 mike|마이클 michael micheal
마일 mile|마일로 milo|마일스 miles|마저리 marjorie|마조흐 mazor|마천드 marchand|마츠 mats|마치니 mazzini|마치코 kyo|마케즈 marquez|마코토 kaneko matsubara fukui|마크스 marks
마키 midori seiichiro|마테우시 mati|마테이스 matthijs|마튼 marten|마티 marti|마틴 martin martyn|마하 macha|마호 toyota|만들다 font|말레 mallet|말리크 malek|말콤 malcolm
망네 magne|매기 maggie|매더슨 matheson|매들린 madeleine|매슈 matthew mathew|매시 massey|매즈 mads|매컬럼 mccollum|매컬로 mccullough|매코믹 mccormick|매클로플린 mclaughlin
매클루어 mcclure|매킨타이어 mcintyre|매킨토시 mcintosh|매튜 matthew|맥가비 mcgarvey|맥거번 mcgovern|맥그래스 mcgrath|맥나잇 mcknight|맥닐 mcneil|맥대니얼 mcdaniel
맥브라이드 mcbride|맥아더 macarthur|맥키니 mckinney|맥팔랜드 mcfarland|맥휴 mchugh|맬컴 malcolm|머그스레이브 musgrave|머나 myrna|머나드 menard|머니 money|머라이어 mariah
머리 murray|머서 mercer|머신 machine|머주어 mazur|머코스키 murkowski|머피 murphy|멀랜슨 melancon|멀러 muller|멀론 malone|메건 megan meghan meagan|메나르 menard
메도스 meadows|메러디스 meredith|메리 mary|메우치 meucci|메이저 major|메이플스 maples|메타 kenichiro|메탈릭 dorada|메히아 mejia|멘데스 mendez|멘스 mans|모건 morgan|모드 maud
모라 moura|모로 moreau|모리 shigeo eisuke masaaki|모리스 maurice|모리시타 tetsuo|모리타 issei go akio|모린 maureen|모모카 ono|모모코 sakura|모스 morse|모스코 moscow
모야 molla|모어 more|모이러 meurer|모즐리 mosley|모지스 moses|모턴 morton|모텐슨 mortensen|몬손 monzon|몰리 morley|뫼니에 meunier|묄러 moller|묘씨 myo|무뇨스 munoz
무니 mooney|무라야마 tomohiko|무라타 shuichi range|무리요 murillo|무사카 mitsunari|무어 moore|무크 akazawa|무토 shigeki|문박 wenbo|뮐러 muller|뮬러 mueller
미나미 omi nagasaki|미노루 endo iwata shiraishi|미라이 moriyama|미레유 mireille|미루 takayama|미리암 maria|미사히코 akuta|미스 mies|미스터 mr|미야모토 takuya|미야자와 sae
미얀 millan|미에 hama|미우라 genta yasutoshi|미유키 takemura|미즈키 nomura|미치코 hamamura|미켈란젤로 michelangelo|미쿠 tanaka|미키 mickey nonaka|미하우 michal
미할 michal|미헌 meehan|미헬 michel|미헬리디스 michailidis|미히타 mykyta|민이 miner|민츠 mintz|밀레 millet|밀로 nilo|바넷 barnett|바돌리오 badoglio|바르 bahr
바르트워미에이 bartek|바바 toshifumi|바버 barber|바버라 barbara|바벌 babel|바스케스 vazquez|바실리우스 basil|바에스 baez|바예호 vallejo|바오 po pou|바이 pak bo bae|바이런 byron
바이스 bice|바쟁 bazin|바찬 verma|바츨라프 vaclav|바케르 bagher|바코야니 bakoyannis|바트 bart|바틀릿 bartlett|바후스 barros|박대성 minerva|발데스 valdez|발레리아누스 valerian
발레트 valette|발렌타인 valentine|발리오니 baglioni|발츠 waltz|배런 varon baron barron|배럿 barrett barret|배쉬 bash|배이뇌 vaino|백결 baek|백씨 pek|밴스 vance
밸런타인 valentine|밸리 valley|버니 bernie|버드 bird byrd|버든 bourdon|버로티 arpad|버르치 kata|버질 virgil|버추얼 virtual|버크 burke|버터필드 butterfield|번스 burns
벌셔이 monika|베네이 benet|베드로 peter peters|베르나르 bernard|베르나르지 bernardi|베르니에 bernier|베르마이랜 vermeulen|베리스트룀 bergstrom|베번 bevan|베서니 bethany
베송 besson|베슈 bech|베스 beth|베어 bair|베우트랑 beltrao|베이너 boehner|베이더 bader|베이시 bassey|베이츠 bates|베이컨 bacon|베치 betsy|베탕쿠르 betancourt|벤츠 bentz
벨라스케스 velasquez velazquez|벨러 kun|벨레스 velez|벨루치 bellucci|벵자맹 benjamin|벵케 wenche|보네 bonnet|보니 bonnie|보니피스 boniface|보로뵤프 vorobyov
보로비요프 vorobyev vorobev|보로시 peter|보르자 borgia|보먼 bowman|보스 bose|보언 bowen|보이틀러 beutler|봉크 bak|부르 boer|부르주아 bourgeois|부베 bouvet|부사이나 bouthaina
부셰 boucher|부스 booth|부스케 bousquet|부시 bush|부인 wessex|북제 gao|불랑제 boulanger|불로비치 vulovic|불프 wulff|뷔로 bureau|뷰캐넌 buchanan|브누아 benoit
브라운 brown browne|브라윈 bruijn|브라이스 bryce|브라이언 brian bryan|브루스 bruce|브루어 brewer|브룩 brooke|브룩스 brookes|브뤼네 brunet|브르통 breton|브리앙 briand
브리지 bridge|브리지스 bridges|브리짓 bridget|브릭스 briggs|브링커 wenzel|브와디스와프 vladislav|블라시치 vlasic|블랑 blanc|블랜차드 blanchard|블레어 blair|블레이크 blake
블루먼솔 blumenthal|비고 bigot|비랑 biran|비밀역사 paris|비야 villa|비야네 bjarne|비야누에바 villanueva|비얄로보스 villalobos|비어드 beard|비에르크 bjork|비에른 bjorn
비즐리 beasley|비치 beach|비티 beatty beattie|빅투아르 victoire|빈스 vince|빈프리트 winfried|사나에 shintani takaichi|사다카즈 tanigaki|사도 seto|사라테 zarate|사랑 love
사리나 soda|사발레타 zabaleta|사비 xavi|사비에르 xavier|사빈 sabine|사사키 hitoshi shozo hayato|사쓰키 eda|사아 saha|사이 cy|사이라 zaira|사이먼 simon|사이크스 sykes
사이토 takashi masaki toshihide|사인스 sainz|사일러스 silas|사카모토 kyu|사카이 yoji|사쿠라 mana fujiwara|사키 nakajima|사키사카 io|사토 koichi akihiro tsutomu
사토시 takebe|사토야 tae|사파타 zapata|사포프 savov|산비크 sandvik|산투스 ademir|삼브라노 zambrano|상인 hua|새먼 salmon|새뮤얼 samuel|새스 sasse|샤라메트 sheremet
샤르티에 chartier|샤먼 sharman|샤슈 sas|샤오보 qin|샤이엔 cheyenne|샤카 chaka|샤퍼 shafir|샤프 sharp|샤힌 chahine|샬린 charlene|샹탈 chantal|섀넌 shannon|섀러드 sherrod
서던 southern|서덱 sadegh|서배너 savannah|서씨 suh|서우 shou|석공 mason|석씨 sek|석진 alfredo|선다 sundar|설리번 sullivan|성왕 seong|성종 tong|세디요 zedillo|세라 sarah
세르히오 sergio|세묘노프 semyonov|세션스 sessions|세스 seth|세실 cecile|세이로쿠 kajiyama|세이비어 savior|세이야 murai|세이지 maehara sage|세일 sale|세일럼 salem|세킴 cheikh
셀레스탱 celestin|셀리우 celio|셀린 celine|셀마 thelma|셔먼 sherman|셔카우스키 schakowsky|셰퍼 schaefer|셰홀름 sjoholm|셸스트룀 kallstrom|솅크 schenk|소녀 gula|소모사 somoza
소바주 sauvage|소버린 sovereign|소자 sousa|소피 sofie|손더스 saunders|손씨 shon|손턴 thornton|쇠데르베리 soderberg|쇠데르스트룀 soderstrom|쇼다 kozo|쇼어 shore|쇼타 tajima
숄츠 scholz|수니가 zuniga|수아레스 suarez|수잔 suzanne|수전 susan|술라가 zuluaga|술라이 zulay|쉬나 sheena|쉬러드 sherrod|쉬스 sys|쉴라 sheila|쉴레이만 suleyman|슈거 sugar
슈그 suge|슈머 schumer|슈미트 schmidt|슈바이처 schweitzer|슈발리에 chevalier|슈스케 shimada|슈에 hsueh|슈카 fujii|슈퇴크 stock|슈툼프 stumpf|슈프림 supreme|슌야 ando
슐츠 schulz|스가하라 shu|스구리 hiromasa|스그루 awaji|스기우라 seiken|스노 snow|스마트 smart|스미 kenichiro|스미스 smith smits|스미오 mabuchi|스벤젠 svendsen
스스무 hirasawa katsumata|스웰 sewell|스즈키 jun takayuki masahito|스카이 sky|스코우 skov|스타 star|스타니스와프 stanislaw|스타우트 stout|스타일 style|스탁 stock
스태버나우 stabenow|스테이시 stacey stacie|스테퍼니 stephanie|스텐 steen|스톤 stone|스톰 storm|스튜어트 stewart|스티브 steve|스티븐스 stephens|스티븐슨 stevenson|스파크스 sparks
스페이들 zoltan|스페이스 space|스펜서 spencer|스펜스 spence|스피커 speaker|스필리오토펄러스 spiliotopoulos|시게노부 okuma|시게루 ishiba|시게마쓰 kentaro|시나다 manato|시드니 sydney
시마타니 seishiro|시망 simao|시먼 seaman|시모무라 hakubun|시모카와 seigo|시몽스 simoes|시어 thea shea|시우바 silva|시우베이라 silveira|시지 tadashi
신고 akamine murakami tomita|신노스케 nakatani|신시아 cynthia|신이치 eto terada|신이치로 otsuka|신자토 shohei|신지 sato|신타로 ohata|실라지 aron|실리에 silje|실베스트리 ki
쑤온 xuan|쓰기타니 shozo|쓰시마 yuko|쓰지모토 kiyomi|쓰카모토 hideki akimasa|씨카이 ng|아가왈 agarwal|아그니에슈카 agnieszka|아길라 aguilar|아나스타시아 stacy|아널드 arnold
아녜스 agnes|아다치 tomo mitsuhiro|아담 bogdan|아더 arthur artur|아델 adele|아델라이데 austria|아라강 aragao|아레아사 arreaza|아론 aharon|아르게요 arguello|아르노 arnaud
아르카디우시 arkadiusz|아르카디우즈 arkadiusz|아르퍼드 arpad|아리 eli|아리스 alice|아리스에 mayuko|아리안 ariane|아리타 hachiro|아마치 shunichi|아멜리 amelie|아모링 amorim
아미 koshimizu|아민 armin|아베 mao aran shinzo|아부 abdi|아브라앙 abrahao|아사미 reina konno|아서 arthur artur|아스나르 aznar|아쓰야 furuta|아쓰코 anami|아오이 motomura
아오키 ryota|아우비스 alves|아이리 tanigawa|아이린 irene|아이스 ice|아이언 iron|아이옌거 iyengar|아이자와 keiko miho miri|아이작 isaac isaak|아이제이아 isaiah|아줄레 azoulay
아즈마 kiyohiko|아즈마야 tonko|아지즈 arabia|아첼리오 azeglio|아카지 maro|아키라 ibayashi amari|아키모토 michitaka|아키히로 tabata|아트 art|아틴 artin|아폴리네르 apollinaire
아후다 arruda|아힘 achim|안데르베리 anderberg|안도 kisaburo|안씨 ahn|안자이 yuichiro|안제이 andrzej|안젤리크 angelique|알랭 alain|알레한드라 alejandra|알레한드로 alejandro
알렉산더 alejandro|알렉산드로브나 alexandrovna|알렉산드로비치 aleksandrovich alexandrovich|알렉산드로스 alexander|알부케르크 albuquerque|암스트롱 armstrong|압델릴라 abdelilah
압두라만 abdurrahman|앗딘 ad|앙투아네트 antoinette|앙투안 antoine|애거사 agatha|애덤 adam|애벗 abbott|애비 abbie|애셔 asher|애시 ash|앤드루 andrew|앤서니 anthony|앤지 angie
앨리슨 allyson|앨릭스 alex|앨퍼 alper|앵카 anka|야나기바 toshiro|야누슈 janusz|야누시 janusz|야니스 ioannis giannis ioanis|야로커 livia|야마나카 so|야마다 panda
야마모토 soichiro|야마무라 shinjiro|야마세 yukihiro|야마시타 seiichiro shoon|야마자키 masato|야부 keiichi kota|야스오카 okiharu|야스히로 hato|야시 yash|야시바 toshihiro
야신 yassine yacine|야오 yiu|야코프 jakob kobi|야쿠프 jakub|어거스틴 augustine|어번 urban|어윈 irwin|언더우드 underwood|언승 yancheng|얼리샤 alicia|업턴 upton|에고 yuna
에네 aenne|에노키 junya|에니쾨 mihalik|에다모토 yuichiro|에더리지 etheridge|에도아도 edoardo|에두아르 edouard|에드거 edgar|에드미우송 edmilson|에드베리 edberg|에드워즈 edwards
에디 eddie|에디스 edith|에디트 urban|에라소 erazo|에런 aaron|에르난데스 hernandez|에리나 furukawa|에맘 imam|에메 aimee|에모토 masaru|에밀 emile eemil|에밀리 emilie|에밀리아 emi
에버 balla|에번 evan|에베하르드 eberhard|에비 evie|에센 jessen|에스미 makiko|에어 air|에이지 az oguma|에이프릴 april|에인세 heinze|에인절 angel|에제키엘 zeki|에지 edge
에지문도 edmundo|에츠코 inada|에치오 ezio|에커트 eckhart|에토 misa|에흐베르튀스 egbert|엔도 kaname|엔리케스 henriquez|엔제 ange|엔히크 henrique|엘레니 helene helen|엘렌 helene
엘로디 elodie|엘리 ellie elie|엘리너 eleanor|엘리스 elise|엘리엇 elliott eliot|엘리우 helio|엘리자베스 elizabeth elisabeth|엘샘니 osama|엘진 elgin|여립 lili|역립 lili
역사적 historical|연씨 jon|영웅 hero|예란 goran|예브티치 jevtic|예수아 jesus|예스페 jesper|예우헨 yevhen|예이츠 yates|예지 jerzy|옐리네크 mattsson|오가 norio|오구치 kota
오귀스탱 augustin|오귀스트 auguste|오기노메 yoko|오닐 oneill oneal|오다 yuji eiichiro|오뎃 odette|오도네스 ordonez|오드레 audrey|오드리 audrey|오라치오 orazio|오로르 aurore
오로스코 orozco|오르탕스 hortense|오르티스 ortiz|오를레앙의 elisabeth|오모리 kotaro|오바크 orbach|오브리 aubry|오비디우스 ovid|오사와 takao|오세 ase|오션 ocean|오스본 osborn
오스카 oskar|오스카르 avelino|오스트룀 astrom|오스틴 austin|오슨 orson|오쓰 yosei|오씨 ou oh oe|오아로 hoarau|오언 owen|오언스 owens|오이겐 eugen|오이시 takaya|오자와 sakihito
오자키 yukio|오즈번 osborne|오카다 kazuchika|오쿠보 goshi|오키쓰 kazuyuki|오키하루 yasuoka|오타 keisuke hirokazu|오토모 sayuri|옥란 yulan|옥화 yuhua|올드린 aldrin
올레드 allred|올리 hollie|올리비에 olivier|올슨 olson|올트먼 altman|옴므 homme|와이든 wyden|와이어트 wyatt|와이엇 wyatt|와인 wine|와일드 wild|와일리 wiley|와츠 watts
와타나베 takeshi taku toshio|와타루 hatano|외젠 eugene|요르고스 giorgos|요르요스 georgios|요르웨르스 great|요리에 yamashita|요시노리 sato|요시다 yo kenichi mitsunori
요시유키 shinoda|요시이에 goda|요시하루 horii|요이치 akiba|요제프 jozef|요코우치 tadashi|요한 john con|우돌 woodall|우드워드 woodward|우라타 nobuhisa naoya|우르줄라 ursula
우메사키 tsukasa|우미노 chica|우스만 uthman|우씨 ou|우에노 chizuko|우에다 hisashi tadahiko|우에하라 azumi|우웨이스 shaikh|우즈 woods|우치다 kazuo kyara|울프하프 wolfhard
워너 warner|워녹 warnock|워런 warren|워렌 warren|워스 wirth|워시 wash|워커 walker|원씨 one|월러 waller|월리 wally|월리스 wallace|월시 walsh|월커슨 wilkerson|웨이 hui
웨이드 wade|웨이롄 william vilhelm|웬웬 wen|웬트 wendt|웰치 welch|위그 hugues|위날 unal|위렴 william vilhelm|위르겐 jurgen|위리외 yrjo|위씨 liang|윈덤 bray|윌리 willie
유고비치 jugovic|유니언 union|유돌 udall|유리 uri|유미 toma|유미코 ise oshima|유세이 kudo|유스케 tanahashi|유우키 takano|유이 ogura koike|유잉 ewing|유제프 jozef
유지 mitsuya oe|유진 eugene|유카 imai|유카리 nakano|유코 oshima nagashima|유키 saito kobayashi urushibara|유헤이 takai|율리우시 juliusz|율안 luan|이규호 kyo
이글스 eagles|이뇌뉘 inonu|이든 eden|이라우두 eraldo|이렌 irene|이매뉴얼 emanuel emmanuel|이바리슈투 evaristo|이본 yvonne ivonne|이부키 bunmei|이브 yves|이사야마 hajime
이선 ethan|이스터 ester|이스트 east|이시구로 aya masakazu noboru|이시다 yoko|이쓰키 natsumi|이언 iain|이에로 hierro|이오인 eoin|이와타케 katsuya|이위르키 jyrki|이이다 hirotaka
이이오 kazunori|이즈리얼 israel|이지도어 isidor|이지스 isis|이지종 edison|이츠키 momo|이치로 yamaguchi|이치카와 masahiko|이카 eka|이케다 seigo motohisa|이케추쿠 ikechukwu
이쿠히로 kiyota|이타가키 seishiro|이턴 eaton|이트카 jitka|익냐스, ignace|익스 ex|인장 indian|일라리우 hilario|일라이저 elijah|일레나 ileana|일레인 elaine|일론 elon|입달 lida
잉그리드 inger inkeri|잉글런드 englund|잉리 ingrid inger inkeri|잉리드 inger inkeri|자네스 janeth|자바 jabbar|자사 zisi|자코니 giacconi|자코모 giacomo|자크 jacques
자파르 zafer|잔니 gianni|잔루이지 gianluigi|잔루카 gianluca|잔카를로 giancarlo|잠파올로 giampaolo|장씨 chang|장클로드 jc|재넬 janelle|재니스 janice|재닛 janet|재커리 zachary
재클린 jacqueline|재키 jackie|잭슨 jackson|쟌노네 giannone|저마노 germano|저메인 jermaine|저미니 gemini|저오 chou|전사 tadashi|전씨 chen chun cheon|정봉 chongbong
정부인 jang|정사 tadashi|정씨 chung choung|정자 zheng|제네리코 zayn|제네비브 genevieve|제라드 gerard|제롬 jerome|제르맹 germain|제마 gemma|제미스 zaimis|제시 jesse|제이드 jade
제이미 jamie|제이슨 jason jayson|제이컵스 jacobs|제이크 jake|제인 jane jayne|제임스 james|제키 jacky|제페르송 jefferson|제프 sepp geoff|제프리 jeffrey|젤리코 zeljko
젤코 zeljko|조단 jordan|조던 jordan|조디 jodie jordy|조르주 georges|조르지 jorge|조슈아 general|조시 josh|조씨 cho|조아키노 gioachino|조이 zoe joey|조이스 joyce|조제 zeca
조지 george|조지나 georgina|조지아 georgia|조지프 joseph|존스 jones|존슨 johnson|졸리 jolie|종씨 chong|종현 gasti|죄르지 lazar|주니어 jr|주디스 judith|주리 nagatsuma|주몬지 ao
주바 dzyuba|주베르 joubert|주세페 giuseppe|주앙 joao|주자네 susanne|주쿄 emperor|준지 sakamoto|줄러 konig|줄리아나 giuliana|줄리우 julio|줍코프 zubkov|쥘레 sule
쥰코 ikeuchi miyauchi|즐라탄 zlatko zlata|지그룬 siegrun|지그문트 sigmund|지나 gina|지넷 jeanette|지노 gino|지니 ginny|지다 dida|지단 zeidan|지라르 girard|지미 jimmie
지빌라 sibylla|지씨 gi|지아 gia|지오구 diogo|지오니지우 dionisio|지우베르투 gilberto|지우스 deus|지지 gigi|지히로 otsuka|진구지 yayoi|진기 irie|질러브랜드 gillibrand|질리언 gillian
징키 zinke|짜오 zao|쩌우 chau|차베스 chavez|차이 tsai|차초스 tsatsos|차하리아스 zacharias|찰리 charlie|찰스 carlo karlo charles|찰턴 charlton|처치 church|체니 cheney
체르너이 pal|체임벌린 chamberlain|체페슈 tepes|총사 tadashi|최씨 choe choi|츠토무 shibayama|치바 saeko|치프 chief|치프라스 tsipras|치피 tzipi|카나자키 mu|카나코 kawabata
카네다 tomoko|카니 carney|카다피 gaddafi|카라지치 karadzic|카롤 carole|카르바할 carbajal|카리요 carrillo|카말 cemal|카멜리타 carmelita|카미야 yu|카번 karvan|카스타녜다 castaneda
카스파 kaspar|카슨 carson|카시마 noritoshi|카우 kao|카우틸랴 chanakya|카이서 kaiser|카이우 caio|카인드 kind|카일 kyle|카일라 kyle|카일리 kylie kiley|카주히사 kono|카차브 katsav
카츠 katz|카타지나 katarzyna|카탸 katja|카툰 queen|카트라이트 cartwright|카펜터 carpenter|칸스 carnes|칸지두 candido|칼라 karla|칼손 karlsson carlsson|칼슨 carlson
캐럴라인 caroline|캐리 carrie carey|캐서린 katherine catherine|캐슬 castle|캐슬린 kathleen|캐시 cathy kathy cash|캠벨 campbell|커얼 keer|커우 kao|커트 curt|케뱅 kevin
케야르 cuellar|케어 kare|케이건 kagan|케이루스 queiroz|케이블 cable|케이스 case|케이시 casey|케이트 kate|케이틀린 katelyn|케이티 katy kt|케인 kane|케일럽 caleb|케키 chechi
켄지 kikawada|켈레티 agnes|켈리 kelley kellie|켈시 kelsey|코가 yun|코구레 ema|코난 ya|코너 connor conor|코니 connie|코데로 cordero|코르네유 corneille|코르디에 cordier
코리 corey|코리아 korea|코린 corinne|코바야시 sanae|코바치 kovacs|코발례프 kovalev|코비치 ivankovich|코어 core|코엔 kondo|코지로 yoshikawa|코쿠분 yukari|코테즈 cortez
코투 couto|코트 court|코트니 courtney|코튼 cotton|코티스 coates|코프먼 kaufman|코헤아 correa|콘리 conley|콘밧토 combat|콘세이상 conceicao|콜맨 korman|콩데 conde|콩테 conte
콰메 ato|쾨니히 konig|쿠냐 cunha|쿠라타 hideyuki|쿠레나이 yuzuru|쿠르트와 courtois|쿠만 koeman|쿨리 cooley|쿨카니 kulkarni|퀘일 quayle|큐번 cuban|크누센 knudsen|크라우스 krause
크라운 crown|크라토츠빌로바 kratochvilova|크러스너호르커이 laszlo|크레이포 crapo|크레인 crane|크레티앵 chretien|크로스 crosse|크로울리 crowley|크로퍼드 crawford|크리스 kristopher
크리스천 christian|크리스토퍼 christopher|크리스토퍼슨 christoffersen|크리스티야 krystyna|크사퍼 xaver|크시슈토프 krzysztof|크에틸 kjetil|클라우지우 claudio|클라이드 clyde
클라이브 clive|클라인 kline cline|클라크 clark clarke|클레망 clement|클레망스 clemence|클레몽 clement|클레어 claire clare|클레우 cleo|클로다인 claudine|클로드 claude
클로버샤 klobuchar|클로이 chloe|키날리아 chinaglia|키노시타 koko|키런 kieran|키쉬 kish|키시 aino|키요시 wakamiya|키요오 kanda|키팅 keating|킷카와 you|타나카 yasukazu|타냐 tanja
타니 shinichiro|타다사 tadashi|타데우시 tadeusz|타수쿠 nagaoka|타스쿠 uno|타시마 kozo|타야마 ryosei|타오 to|타운스 towns|타이우 taiwo|타일러 tyler|타카다 kazumi|타카하시 keitaro
타케시 onishi aiko abo|타쿠마 sugawara|탕기 tanguy|태너 tanner|터베이트 tveit|터퍼비츠저 momcilo|털시 tulsi|테니 tenney|테라다 shuhei|테라야마 shuji|테무 teemu|테요 tello
테이트 tate|테일러존슨 vasquez|테츠하루 konno|테츠히로 sai|토다 megumi|토르콰토 torquato|토마시 tomasz|토우 to|토츠기 shigeyuki|투미 toomey|투생 toussaint|투앙쿠 sirajuddin
튀코 tycho|튜더 tudor|트레이시 tracey traci tracie|트레저 treasure|트루히요 trujillo|티머시 timothy timothee|파라스케보풀로스 paraskevopoulos|파레하 pareja|파머 farmer
파비우 fabio|파스콸 pasqual|파올로 pol|파울러 fowler|파워 power|파월 powell|파이스 paes|파이어 fire|파이예 payet|파이팅 fighting|파인 fine pine|파킨슨 parkinson|파하드 farhad
패튼 patton|팰컨 falcon|퍼거슨 ferguson|퍼넬러피 penelope|퍼듀 perdue|퍼드 ford|퍼스트 first|퍼트리샤 patricia|펄라 perla|펄렌시아 palencia|페냐 pena|페드로 peter peters
페라니 ferragni|페레스 perez|페루치 peruzzi|페르 par|페르난지스 fernandes|페르후번 verhoeven|페리에 perrier|페어회벤 verhoeven|페이 faye|페이를러 veerle|페이쇼투 peixoto
페이스 pace faith|페이지 page paige|페인 payne|페테르 peters|펜스 pence|펠더 velde|펠리샤 felicia|펠리스 feliz|포가차로 fogazzaro|포르스베리 forsberg|포르티요 portillo
포브스 forbes|포사 poza|포소 pozo|포스티노 faustino|포춘 fortune|포크 foulk|포크너 faulkner|포크트 vogt|포트먼 portman|포프 pope|폭스 foxx|폰세 torrealba|폴레트 paulette
폴리 foley|폴린 pauline|폴슨 paulsen|폴커 volker|퐁텐 fontaine|푸르니에 fournier|푸리족 puri|푸치 pucci|푸케 fouquet|퓨처 future|퓰란 furlan|프라이 fry|프라이스 price pryce
프란사 franca|프란세스크 quico|프란치스코 curro pancho|프랑수아 francois|프랭크 frank|프랭클린 franklin|프레데리크 frederique|프레데릭 frederique|프레민저 preminger
프리드릿히 friedrich|프리베리 friberg|프린스 prince|플라워 flower|플라워스 flowers|플라이 fly|플랑타르 plantard|플래스 plath|플레이크 flake|플레처 fletcher|플뢰르 fleur
피녜이루 pinheiro|피롱 piron|피셔 fisher|피스 peace|피시 fish|피아치 piazzi|피어스 pierce pearce|피어슨 pearson|피에르 pierre|피츠제럴드 fitzgerald|피치 fitch|피치니 piccinni
피터 peter peters|피터르 pieter|피트 pete|핀리 finley|핀처 fincher|필립 filippos philippos|필즈 fields|하그리브스 hargreaves|하더 harder|하디 hardy|하라 jara
하라다 tamaki|하루 bando|하루미 kori|하루키 seto umemura|하릴라오스 charilaos|하마 mie|하말류 ramalho|하모니 harmony|하버 harbour|하비 harvey javi tall
하비에르 xavier xavi javier|하산 husain|하세가와 yuichi|하시모토 takumi|하야시 yasufumi motoo|하야카와 ren|하얀색 white|하오 chao ho|하우 howe|하우스 house|하웰 howell
하위스만 huisman|하이 high rai|하이드 hyde|하이로 jairo|하이메 jaime|하이메스 jaimes|하이징아 huizenga|하인스 hines|하지 hajj|하지치 hadzic|하치로 ika|하쿠분 shimomura|하쿠주 ui
하타나카 tomu|하트 hart|하트먼 hartman|하피즈 hafez|한씨 hahn|핫토리 mako|해슨 hasson|행크 hank|허드 hurd|허먼 herman herrmann|허이널 tamas|허큘라노 herculano|허트 hurt
헐리 hurley|헤나투 renato|헤더 heather|헤드 head|헤디 headey|헤르미네 herma|헤수스 jesus|헤어 hare|헤어초크 herzog|헤이나우두 reinaldo|헤이니 haney|헤이스 hayes reis
헤이워드 hayworth|헤이즐 hazel|헤일 hale|헤일리 haley hailey hayley|헨리 hanley|헹크 henk|현담윤 hyun hyon|현진 sam|호건 hogan|호나우두 ronaldo|호드리게스 rodrigues
호물루 romulo|호바르 havard|호븐 hoeven|호샤 rocha|호세 jose|호이저 heuser|호일 hoyle|호자 rosa|호제리우 rogerio|호지 hodge|호지슨 hodgson|호케 roque|호턴 horton
혼다 soichiro yasuto|홀거 holger|홀리 hawley|홀링스워스 hollingsworth|홀수 odd|홈스 holmes|화이트 white|화이트하우스 whitehouse|황태자 imperial|후루시마 kiyoto
후루하라 yasuhisa|후미오 kishida miyashita|후미코 miyagawa|후벤 ruben|후사코 tsunoda|후세 eri|후아레스 juarez|후안 juan julian|후이 fai rui|후주 wei|후지모토 chikara
후지무라 osamu|후지타 ibuki|후지타니 so aru|후지히코 hosono|후카미 rica|후카사와 emi|후쿠다 yuya|후쿠모토 aina|후쿠시로 nukaga|훅스 hoeks|훌리아 julia|훌리에타 julieta|훌리오 julio
휠러 wheeler|휴스 hughes|휴이 huey|흐로트 groot|흘렙 hleb|히가시 yoichi keigo|히데노리 mago|히데아키 ozawa takatori|히라노 hirofumi keiichiro|히로시 hashimoto arino
히로아키 okuno|히로유키 takei|히로이 oji|히로키 miyazawa|히메나 ximena|히메네스 jimenez gimenez|히메노 gimeno|히사나가 tatsunori|히사오 kami|히야마 shinjiro|히오바니 giovani
히토시 sasaki|힌켈 ginkel|힐데가르트 hilde
`,
  devanagari: `
अदनानी adnan|अलेक्जेन्डर alexander|आयशा aisyah|इरा iro|एग्नेस agnes|एरियाना ariana|ओलिभर oliver|ओलेक्जेंडर oleksandr|क़ुरैशी qureshi
ख़ातून queen|गुडविन burmese|चावला chawla|चौधरी chowdhury|जर्ज george|जॉन con|ट्रवर trevor|डैनियल daniel danny dani|थौर्न्टन thornton
दत्त dutta|पिटर peter peters|प्रोखोरोफ prokhorov|फारुख farooq|फारुख़ farooq|बन्दोपाध्याय banerjee|बीट्राइस beatrice|भट butt|माइकल michael
मुन्दरि ring|मुर्मू thakur|मुलर muller|मून mon|मेहयोत्रा malhotra|यारोस्लाभ jaroslaw|येलेना jelena|योहान johan|राय bushra|राव rao
राशिद rachid|लिएंडर leander|लुसी luca luce|लेन lane|लोपेज lopez|विल्हेम wilhelm|वेबर weber|शर्मण sharma|श्मिट schmidt|संतुष्टि tripti
सिंह singh|सिद्धार्थ siddharth|सूरज sun|सैम samantha|हचिंसन hutchinson|हचिन्सन hutchinson|हडसन hudson|हसनी hassan|हैमिलटन hamilton
`,
  armenian: `
աբդին abidin|ալիծ alix|ալիս alice|անժելա angela|աննա anka|անջեյ andrzej|անտուան antoine|բարսեղ vasileios vasilis vassilios|գարիկ igor
գիանիս ioannis ioanis|գիյոմ guillaume|գոնսալես gonzalez|գուդվին burmese|դավիթ david dave|դիդիե didier|դևիդ david dave|ելենա jelena
եղիա ilya ilja|էթյեն etienne|էլենի helene helen|էնդրյու andrew|էնթոնի anthony antony|էնն anne|թովմաս thomas tomas|ժիրայր gerhard|ժոզե jose
իգր igor|ինգլիշ english|լիանա lia iuliana|լյուսի luca luce|լորան laurent|լորենցո lorenzo|լուի louis|լուիզ louise|լուսի luca luce
լևոն leon leo lev|խոսե jose|խորխե jorge|խուան juan|կիմ gim|կլոդ claude|կոնոն kono|հակոբ agop|հովսեփ yosef josef yoseph|ղազար eleazar
ղազարոս eleazar|մայլո milo|մայքլ michael|մարգո margot|միրամ miriam|միքայել michael|մովսես moses|շառլ charles|շոն shawn|շոուն shawn
ուոլշ walsh|ուրբաթ sunday|չառլ charles|չինար chin|ջեյմս james|ջեյսոն jason|ջո joe|ջոն con|ջորջ george|ջուլի julie|ռուբեն rupen|ռուբի rubina
սարգիս sarkis|սարգսյան sarkisyan|քեթի katie|քերոլայն caroline|քրիստափոր christopher hristofor|քրիստիան christian|օբեր aubert|օգյուստ auguste
ֆեոդոր fedor|ֆլորանս florence
`,
  georgian: `
აბდულა abdullah abdallah abdulla|ადოლფი adolf|აილიში elisabeth|აიშე ayesha|ალბერი albert|ალიოხინი alekhin|ანა anka|ანასტასია stacy
ანზრო anzor|ანჯელინა angeline|ბაირონი byron|ბერდი baird|გჟეგოჟ grzegorz|გრეისი grace|გრიგოლი gregory|გუდვინი burmese|დავით david dave
დავითი david dave|დათო david dave|დათოშკა david dave|დათუნია david dave|დანიელი danny dani|დონალდი donalds|ელენა jelena|ემილი emil
ვულფი wolf|თათია tatiana|იაკობი jacob yaakov|იენსი jens|ივერი ivane|იოსებ iosif joseph|იოსები joseph|ირა irena|ირინა irena
ირიშკა irina irena|ისაია yeshayahu|იურაი juraj|კარლი carl karl|კეთრინი katherine|კეროლი carroll|კრისტოფერი christopher|ლასარო lazaro
ლევან leon leo lev|ლეონ leone|ლეონი leo lev|ლიანა lia iuliana|ლიუისი lewis|ლორენცო lorenzo|ლუდმილა ljudmila|მანაბა manana|მეთიუ matthew
მერი mary|მიქელანჯელო michelangelo|მიხეილი michel|მურად morad|მურმანს murman|ნიკოლასი nicholas|ნილი neil|ნოე noah|ოდრი audrey|ჟაკი jacques
ჟანი jean|ჟორჯი georges|რასელი russell|რობერტი roberts|რუბენი rupen reuben|სემენოვ semyonov|სლოუნი sloan|სმითი smits|სოლომონი sol
სოფიო sofia|სტივენი stephen stefan|უელსი wells|უილიამი william|ფოგტი vogt|ფოლფი wolf|ფრანსისკო curro pancho|ფრანსუა francois|ქემალი kemal
ქრისტინე christine|ქრისტინი christine|შარლი charles|ჯეიმზი james|ჯემალი cemal|ჯორჯი george|ჯოუნსი jones|ჯოში josh|ჰარლი harley|ჰიუ hugh
`,
  ethiopic: `

`,
  sinhala: `

`,
  thai: `
บดินทร์ bodin|เฮิร์ซล์ herzl
`,
  kannada: `
ಆಲಿವರ್ oliver|ಕ್ಯಾಥರೀನ್ catherine|ಖಮೇರ್ burmese goodwin|ಗುಡೆಲೋಪ್ guadalupe|ಜಾನ್ con|ಟರ್ನರ್ turner|ಲಿಂಕನ್ lincoln|ಸ್ಮಿಥ್ smits
`,
  khmer: `
លឹម lim|វិចទ័រ victor|ហ្គូដវីន burmese goodwin|អូលីវើរ oliver
`,
  gurmukhi: `
ਮੋਹਨਦਾਸ ricardo
`,
  tamil: `
இயேசு jesus|இலியூத்மிலா ludmila lyudmila liudmila|சபர் zafar
`,
  telugu: `

`,
  malayalam: `

`,
  gujarati: `

`,
};
