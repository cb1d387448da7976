/**
 * Names that other scripts write by the sound of another language (`Джон`: John), where no spelling of their letters comes near: each with
 * one or two Latin spellings. Chosen by `bench/fit-spellings.ts` from names that Wikidata gives in several scripts (CC0), as the Python
 * package rigour 1.3.5 (MIT) has them: those that occur among listed, invented and elected persons.
 */
export const KNOWN_SPELLINGS: Readonly<Record<string, string>> = {
  cyrillic: `
абдалах abdullah|абен ben|абер aubert|абигел abigail|абрагам avraham|абрамий abraham|авен ben|авељ abel|авигея abigail|авраам abraham
авраамий abraham|авраменко auramenka|аврамий abraham|авярянаў averyanov|ага agnes|агафья agathe|агна agnes|агнесса agnes|агнета agnes
агустин gustavo|агњешка agnieszka|адель adele|адзельо azeglio|адина adi|аднанит adnan|адэль adele|азиза azize|азъров azarov|аиде haydee
айзек isaac|айзиа isaiah|айлиш elisabeth|айрин irene|айше ayesha|аксам aktham|алви alavi|алвіс alves|алвіш alves|алевиз aloisio
александар alexandre|алексаша alexandra|ален alain|алесандра alessandro|алесь alexandr|алехандра alejandro sandra|алехандро alejandro
алиса alice|алиша alicia|алфонсо afonso|алън alan|альбен albin|альбер albert|альбэн albin|альвара alvaro|альфонса alfonso
альшэўскі olszewski|аляксандра sandra|аляксеевіч alekseyevich|аляксеенка alekseenko|алёна alenka|алёнка alena|алєксєєв alekseev|аліса alice
аліўе olivier|амели amelie|аметов amet|амир amer|амр amer|амуннсен amundsen|ананчанка ananchenko|анастейша anastasia|андела angela
андеш anders|анджей andrzej andreas|анджеј andrzej|анджэй andrzej|андрух andriy|андрій ander|андрійко andriy|анечка anna|анжела anzhelika
анжелик angelique|анжелика angelique angela|анжелік angelique|анибал ani|анибаль ani|анри henry|анриетта henriette|анта anto
антигон antigonos|антоан antoine|антонида antonina|антоний antonios|антоніа antonio|антоха anton|антуа́н antoine|ань anh|анюта anna
анюша anna|анђа angelina|анђел angelina|анђелика angelina|аполлинер apollinaire|аполлон apollo|аполінар apollinaire|аптон upton|ари arie eri
аристарх aristarchos|аристотель aristotelis|аријен ariane|аркад arkadiusz|аркадзь arkadiusz|аркадий arkadiusz|арлоў orlov|арно arnaud
арнольда arnoldo|аро haro|арсений arsen|артурка arthur|арун aron|аръе ari|арыстан arslan|арье ari|арӯн aron|асман osman
афанасій athanasios atanas|ахмат ahmad|ајзек isaac|аўрэліа aurelio|аґна agnes|базилевс vasileios|базилис vasilis|бакки bakke|балаж blas
балинт valentin|бальдассаре balthasar|бальдр baldur|бан pan|бао pao|барак barakat|барб barbe|бард badr|барнс barnes|барталамеа bartolomeo
барталамей bartek|бартламей bartek|бартломей bartek|бартова barta|барыс boris|басилевс vasileios|батишта baptista|бачар bashar|бај pak
бвалтазар balthasar|беатрис beatrix|беатриса beatrix|бейтс bates|бекър becker|бенар besnard|бенедэта benedetto|беноа benoit|бентън benton
бенуа benoit|бенхамин ben benjamin|бенџамин benjamin|бенҳамин ben benjamin|берд bird baird|бери barry|берк burke|бернарда bernardo
бернз burns|бернс burns|бертран bertrand|берх bergh|бессі bassey|бехарано bejarano|биго bigot|бизли beasley|бирн byrne|бишан bijan
благое blagoje|блан blanc|блант blunt|блейк blake|блер blair|блејк blake|блејн blaine|блэйк blake|блэк black|блэкберн blackburn|бо beau
бобана boban|боби boris|бобо boban|бодри baudry|бодуэн baldwin|бойко boyka|болдижар balthasar|бом beom|бомонт beaumont|бонне bonnet
бону banu|боре boris|борко boris|борха borgia|борька boris|бразилия brazil|брайн brian|брайс bryce|бранимир branko|брано branko|браун browne
браєн bryan|брајс bryce|бре bray|бриан briand|брия brianna|бриҷит brigitte|брук brooke|бруна bruno|брур bror|брус bruce|бруэр brewer
брыян briand|брюне brunet|брюно bruneau|бу bo|буайе boyer|буає boyer|буає́ boyer|буве bouvet|буланже boulanger|буланжэ boulanger|буле boulay
бун boone|буржуа bourgeois|бурк burke|буске bousquet|буше boucher|бьона baena|бьюкенен buchanan|бьянкини bianchini|бьёрн bjarne bjorn
бёрд bird byrd|бёрк burke|бёрнс burns|бєрн bjorn|бін bean|біті beatty|бјађо biagio|бјерк bjork|бјукенан buchanan|бәдір badr|вадик vadim
вадим vadzim|вайт white|вайтгед whitehead|вайян vaillant|валадымыр volodymyr|валерик valery|валерия vali|валерија vali|валерко valery
валерчик valery|валечка valentina|валик valentin|валтазар balthasar|валько valentin|валянцін valente|ван wang|вандернот noot|ванечка ivan
ванико ivane|вано ivane|варанкоў voronkov|варечка varvara|варфоломей bartek|варя varvara|василевс vasileios|василько vasil|васкес vazquez
васько vasil|ваха vakhit|вахид vakhit|вашку vasco|ваєтт wyatt|вајт white|вања vanya|вейд wade|векослав vjekoslav|велентайн valentine
вели veikko|велько veljko|венсан vincent|вер van|вероник veronika|верочка vera|веса veselin|веска veselin|весо veselin|вејн wayne
виви paraskevi|викентий vincent|викентије vincent|викуся victoria|вилли willie|вирџинија virginia|вита victoria|вито vit|витька victor
витёк victor|владик vladislav|влодзьо volodymyr|влодзюньо volodymyr|воан vaughan vaughn|вовка vladimir|вовчик vladimir|воислав vojislav
воислава vojislav|вокер walker|волад vladimir|волас wallace|воллес wallace|володик volodymyr|володька vladimir|волф wolfe|вольф wolfe
вон vaughan vaughn|восіпавіч iosifovich|воіслаў vojislav|воја vojislav|војиславка vojislav|војица vojislav|војо vojislav|вула paraskevi
вулф wolfe|вульф wolfe|вълков valkov|вэйл vale|вэнс vance|вінчэнца vincenzo|віра vera|віталик vitaliy|віталік vitaly|віторыа vittorio
вітфілд whitfield|вітько victor|габи gabrielle|гаврила gabriel gavriil|гаврило gabriel|гавриїл gavriil|гадири qadiri|гай guy|гайд hyde
гайяр gaillard|галинка galina|галиночка galina|галка galina|гальярди gagliardi|галюся galina|галюша galina|ган hahn|ганн gunn|ганна anna
ганнибалова hannibal|ганнон hanno|ганнуся anna|гансала gonzalo|гант hunt|гань kan|ганя anna|гаралл harald|гарви harvey|гарві harvey
гард garde|гардзееў gordeev|гарен garin|гарик gary|гатри guthrie|гатрі guthrie|гаутама gautam|гаўрыла gabriel gavriil|гаўрыіл gabriel
гаџијев gadzhiyev|гверра guerra|гвидо guido|гвіда guido|гвідо guido|гвічардзіні guicciardini|гевин gavin|гевін gavin|гедвига hedvig
гейли haley|гейлі haley hailey hayley|гейнс haynes|гелланн helland|геля anzhelika|генадзій gennady|геннадий henadz|геннадій henadz
геновева genevieve|генрих hendrik|генрӣ henry|георгина georgia|герасим gerasimos|гергий georgi|герет garrett|гери gary|геррӣ harri
гертруда gertrud|герцаль herzl|гері gary|геста gosta|гжегож grzegorz|гжэгаж grzegorz|гзавије xavier|гийо guillot|гийом guillaume
гильбер guilbert|гильерми guilherme|гимарайнс guimaraes|гијом guillaume|гиљерми guilherme|гиљермо guillermo|глебка gleb|глоувър glover
гобинд singh|гов howe|гога georgi|годен gaudin|годеридзе goderdzi|гок haak|гокінс hawkins|голанн haaland|голмс holmes|гон gun|гора goran
горе goran|горица goran|гортензия hortense|горјанка goran|готье gautier|гоулі hawley|граймс grimes|грегор gregoire|грегориос grigoris
грейвз graves|грейвс graves|грейм graeme graham|грейс grace|грем graham|грета grete|грејс grace|григорий grigorios|гриня gregory|гро gros
гру gro|грын greene|грэйвс graves|гугон hugo|гулия gulnara|гульельмо guglielmo|гульнар gulnara|гунхильда gunhild|гус goes|гусман guzman
густав gustaf|густаў gustaf|гэррӣ harri|гю hugh|гюго hugo|гюз hughes|гюйо guyot|гюла gulnara|гюлія hulya|гюрги georgi|гюэ huet|гён kyong
гіалиев aliyev|гіза heather|гійом guillaume|гікас gkikas|гільермі guilherme|гіём guillaume|гӏисаев isaev|дав dove|давид davit|давидик david
даг doug|дайан diane|дайен dion|дайманд diamond|дал dahl|далибора dalibor|далиборка dalibor|далиборко dalibor|даль dahl|даменіка domenico
дамінік dominique|данила daniil daniel|данн dunn|данька daniel|данько danilo|даня daniil|данік daniel|даніла danilo daniel|даратэя dorothea
дарина daria|дарьяна daria|дауэрти dougherty|дафни dafne|даффи duffy|даша dalibor|даын tain|даян diane|даєн diane|дајен diane|даґ doug
девен devin|дево devaux|дейв dave david|дека dejan|делимхани delimkhanov|делоне delaunay|деметрий dimitrios|деметриус demetrio
деметрій dimitrios|демосфен dimosthenis|демосфенес dimosthenis|дени denis|денис dzyanis|денни dennis|денька denis|деня denis|дені denis
деодато diosdado|дешан deschamps|дејв dave|дејка dejan|дејл dale|джаан joan|джакама giacomo|джафери xhaferi|джегер jager|джейд jade
джейк jake|джейми jamie|джеймс james|джеймі jamie|джейн jane gene jayne|джеки jackie|джемайли xhemajli|джемс james|джен gene|джером jerome
джесси jessica jesse|джефри jeffrey|джефрі jeffrey|джеффри geoffrey|джеффрі geoffrey|джизес jesus|джизус jesus|джиллиан jill|джимми jimmie
джин jean gene|джинетт jeanette|джиральдони giraldo|джо joe|джоан joanne|джоанн joanne|джоенн joanne|джозеф ioseb|джои joey|джой joey
джойс joyce|джоли jolie|джон gene jhon eugene|джонс jones|джонсан johnson|джордж george|джорджа giorgio|джоуи joey|джоунс jones|джули julie
джулиус julian|джульен julien|джулі julie|джун june|джыліян jill|джын jean|джэймс james|джэйн jane|джэк jack|джэксан jackson|джэсі jesse
джюли julie|джін jean|дзеккини zecchini|дзюмон dumont|дзюньо volodymyr|дзяніс denis|дзітэр dieter|ди de|диан dejan|дидко dejan|дидо dejan
димитра demeter|димитриос demetrio|димка dmitry|димочка dmitry|дин dean|диниш denis|диня denis|диогу diogo|дионисий dionysios|до daw
довуд david daoud|домінік dominique|дон dawn|доната donatella|дорси dorsey|дојл doyle|дрейк drake|дрејк drake|дрис dries|дуайт dwight
дубоа dubois|дука doukas|дуся daria|дуэйн dwayne duane|дъглас douglas|дыега diego|дьогу diogo|дэйв dave david|дэланэ delaunay|дэн dennis
дэніз denise|дэтлеф detlev|дюма dumas|дюмон dumont|дюран durand|дідьє didier|дін dean|еббі abby|ебіґейл abigail|ева eeva|евгений yauhen
евсевий eusebio|евстратий efstratios|егидиј gil|егідій gil|едварт edward|ежи jerzy|ежы jerzy|екатерина katja|елајџа elijah|елде eide
елени helene|елені helene|елизабета elizabeth|елисавета elizabeth|елѐни helene|еліс alice|елісон ali alison|ема emilia|емелі emelie
емил emile|емилиан emil|емилий emil|емилия emil|емилијана emilia|ен anne|енджі angie|енн anne|еннифер jennifer|енџи angie|еппесен jeppesen
еразм rasmus|ерман german|еспер jesper|есперсен jespersen|ессе jesse|етиен etienne|етјен etienne|еужен eugene|еуне aune|ефрем efraim
жад jade|жак jacques|жаклин jacqueline|жаклін jacqueline|жан gene|жанна gene|жека evgeny|жекон evgeny|жеконте evgeny|желько zeljko
женечка evgeny eugenia|женька eugenia|женьо evgeny|женьок evgeny|женьчик evgeny|женя eugenia|женёк evgeny|жермен jermaine|жеро gerald
жером jerome|жил jules gilles|жилбер gilbert|жилле gillet|жиль gilles|жильбер gilbert|жиро giraud|жоакин joaquim|жора georgi|жорж georges
жоржетта georgia|жоржи jorge|жоржина georgia|жофроа geoffrey|жуакин joaquim|жубер joubert|жуй rui|жул jules|жуль jules|жульєт juliette
жулі julie|жэнеўеў genevieve|жэрмен germain|жюли julie|жюль jules|жюльетт juliette|жіль gilles|жүніс yunus|зан zahn|зауырбег zaurbek
захария zacharias|захарчанка zakharchenko|здењка zdenka|златан zlatko|зои zoe zoey|зоинька zoe|зоис zoe|зора zoran|зоуи zoe zoey|зоюшка zoe
зоя zoe|ибн bin|ив yves|ива ivana|иванка ivana|иви evie|ивлин evelina|ивон yvonne|ивонн yvonne|иг hugues|игнатий ignace|игорь ihar
иегошуа jesus|иезекииль yechezkel|иезекиль yechezkel|иеремия jeremiah|иессен jessen|иешуа yehoshua jesus|иисус yehoshua jesus|илза ilse
илиан ilya|илиян ilya|илко ilya|илчо ilya|ильдефонс alfonso|ильюша ilya|илюха ilya|илюша ilya|ин ying|ина jana|ингеборга ingeborg
ингигерда ingegerd|инь un|иньяки inaki|иоаким joachim|иоанна ivana|иоахим joaquim|иона john|ионафан jonathan yehonatan|иосиф ioseb
иося iosif|ирен irene|ирида iris|ирина eirini|ирини eirini|иринка irina|ириша irina|иришка irina|ирка irina|ирмгарда irmgard|исайя yeshayahu
исида isis|иссом issam|исус jesus|иулиан julian|ицхак isaac|ицхок isaac|иэн iain|йезид yazid|йейтс yates|йен iain|йесу jesus
йиндржишка jindriska|йо yu|йов job|йон jhon|йоргос giorgos|йосеп joep|йосип ioseb|йост joost|йося iosif|каваленка kovalenko|кавалёў kovalev
казайя kezia|казимјеж kazimierz|казік kazimierz|казімєж kazimierz|казімір kazimierz|кайл kyle|кайли kylie|кайлі kylie|кален colin
кальеха calleja|камиль camille|камиј camille|кампу campo|кан khan kang|канавалаў konovalov|канстанцыя constance|канстанцін konstanty
карал karel|карвальйо carvalho|карвахаль carvajal|карла carlo|карол carole|каролька karolina|карпенко karpenka|карри curry|каррі curry
картрайт cartwright|касл castle|кастэльяна castellano|касум qasem|каталаюд calatayud|катержина katerina|катержіна katerina
катерина katja katsyaryna aikaterini|катун queen|катюша ekaterina katja|кафар gafar|кахун calhoun|кахі kakha|кацярына katherine|кајл kyle
кајли kylie|кваме ato|кван kwang|квонг fong|ке kay|кейлі kayleigh|кейн kane|кейп cape|кейрош queiroz|кейс case|кейси casey|кейт kate kathryn
келли kellie|келси kelsey|кеніг konig|кери carrie carey|керк kirk|керрі carrie|кесра khosro|кессі cassie|кетрин katherine catherine
кетрін katherine catherine|кеша innocent|кејт kate|кејти katie|ки key|кин kean|кинфія cynthia|кир ciro|киран kieran|кирюша kiril|киря kiril
киспе quispe|кисра khosro|клава claudia|клайв clive|клайд clyde|клайн kline cline|кларе claret|кларк clarke|клас claes|клајд clyde
клаўдзій claude|клеман clement|клер claire clare|клиф cliff|клод claude|клэз claes|клэр claire clare|ковач kovacs|коељо coelho|колен colin
колли col|комил kamil|комрон kamran|кон kong|конрад corrado|константин costantino|констанция constance|констанцо costanzo
констанція constance|кордьє cordier|кори corey|корнилий cornelis|кост coste|костен konstantin|косця konstantin|коу kao|коупленд copeland
коутс coates|крейн crane|кристиан ahmad|крися christina|крол karol|кроль karol|круш cruz|крыстафер christopher|крысціян christian
крэйн crane|ксаверий xavier|ксавие xavier|ксанф xanthos|ксюша xenia|куан fong|куанг fong|кук cooke|кун koen|купреян cipriano
куприан cipriano|куприянка cipriano|куприяша cipriano|купря cipriano|куэва cuevas|кшиштоф krzysztof|кшыштаф krzysztof|кънев kanev
кэйси casey|кэри carey|кэрол carole|кэрри carrie|кэсси cassie|кэти katie|кён kyong|кёниг konig|кёрби kirby|кінфія cynthia|кірос quiroz
кіт keith|лав love|ладзьо volodymyr|лазарь lazarus|лаиса lais|лайнел lionel|лайнус lin|лайс laith|лакруа lacroix|ламбер lambert|лан long
ланд lund|ларан laurent|ларанс laurence|ларэнса lorenzo|ларэнца lorenzo|ласла laszlo|ласло laszlo|лаур laure|лаура laure|лаури laurie
леанарда leonardo|левко lev|легран legrand|лежандр legendre|лежен lejeune|лейн lane|лейс laith|лемер lemaire|ленка alenka|леночка elena
ленс lance|ленусик elena|ленуца elena|леонида leonidas|леонора leonor|лера valeria|леру leroux|лесли leslie|леслі leslie|лесюня lesia
летиция laetitia|лефевр lefebvre|лефор lefort|лехи leahy|лешчанка leshchenko|лејси lacey|ли leigh|лиа lea leah|лиана lia|ливайн levine
ливијус livio|лизель liesel|лиззи lizzie|лизончик elizaveta|лик luc|лика anzhelika|лике lieke|ликург lykourgos|лилия lily|лилька lily
лиля lily|линн lynne|линус lin|лисавета elizabeth|литтл little|лиутгарда luitgard|лич leach|лиэнн leanne|лия leah|лијана lia|ло law
лобу lobo|лов love|ложь lie|лонг yong|лонэ launay|лор laure|лора laure|лоран laurent|лоранс laurence|лорант roland|лорел laurel
лорель laurel|лори laurie|лоры laurie|лорі laurie|лотта lotte|лоу lowe|лоўсан lawson|луазо loiseau|лубе loubet|лудавіка ludovico|луи louie
луиза luise|луиђи luigi|лук luke|лукашенко lukashenka|лукий lucio|лукиј lucio|лукій lucio|лунн lund|лупес lopez|лус luz|луси lucie
лусий lucio|лусил lucille|лутсия lucio|лухан lujan|луций lucio|луция lucie|луцій lucio|лучнікава luchnikov|луі louis|луї louis|луїджі luigi
луїза luisa louise|луј louis|лујџи luigi|льоля dolores|льоник leonid|льюїс lewis|лэйн lane|лэйси lacey|лэнс lance|любаша lyubov
любочка lyubov|любця lyubov|людавіка ludovico|людасик ludmila|людка ludmila|людовик louis|люис lewis|люй lu|люк luka|люкке lykke|люп lupe
люси lucie|люсиль lucille|люсиус lucio|люська ludmila|люся ludmila|люсіль lucille|люций lucio|люциус lucio|люччано luciano|лявонава leonov
лявонаў leonov|лямбер lambert|лёва lev|лёвина levin|лёнечка leonid|лёнька leonid|лёньчик leonid|ліана lia|лілія lily|ліон leon|літтл little
лія leah|маврикій maurits|магди majdi|магьамматов magomedov|мадлен madeline madeleine|майе maillet|майк mike|майка maya|майлз miles
майлс miles|маймун prigozhin|майя maja|майяр maillard|макар macaria|макгуайр mcguire|маки maksim|макинтайр mcintyre|маккалоу mccullough
маккей mckay|маккензи mckenzie|маккой mccoy|маклохлин mclaughlin|макмэн mcmahon|максимилиан massimiliano|максимка maksim|мактавиш thompson
макхью mchugh|макінтайр mcintyre|малерб malherbe|манюша maria|маня maria|марак marek|маргарита margalit|марго margot margarita|мари murray
марилуиза marieluise|мариу mario|мариус mariusz|мариј marius|марка marko|марозава morozov|маррі murray|марусина maria|маруся maria
марчанка marchenko|марша marcia|маршан marchand|марыа mario|марыс maurice|марыу mario|марянко marian|маріз maryse|марќин marcin
марџори marjorie|масгрейв musgrave|маскаленка moskalenko|масіма massimo|матеуш mati|матильда maud|матье matthieu|матьйо mathieu
матьё mathieu|матэвуш mati|матје mathieu|маурицио maurits|махмұт mahmoud|маєр meir|маєрс myers|мајк mike|мајкл michael|мајлс miles
маўрыцыа maurizio|мейбл mabel|мелл melle|мери mary|мерлин marilyn|мерфи murphy|мері mary|мет matt|меттью matthew|метју matthew
мехтхильда mechthild|меґан meagan|меґґі maggie|микаленџело michelangelo|микеланђело michelangelo|мики mickey|микки mickey|миколай nikolay
мила milena|миле millet|милија emilia|милијан emilia|милијана emilia|милијанко emilia|милле millet|мин minh|мина mena|минь minh
мира mayra miroslava|мирахмет mirahmad|мирей mireille|мирзо mirza|мирка miroslava|мирося miroslava|мис mies|михалина micaela
мишел michelle michele|мишель michele michelle|мовсес moses|могандас ricardo|мод maud|моисей moses|мойсей moses moshe|мойша moshe
мойше moshe moses|монро monroe|моня moshe|мор moore more|мордекај mordechai|морен morin|мори morey|морин maureen|морис maurits
мориц maurice maurits|моро moreau|морс morse|морін maureen|моріц maurice|мотя mattityahu|моісєй moses|му moe|мукхопадхьяй mukherjee
мунс mogens|мур moore|мурму thakur|муся maria|мухика mujica|мухӏаммадов magomedov|муҳаммадризо mohammadreza|мэ may|мэ́ттью matthew
мэгги maggie|мэгі maggie|мэдлин madeleine|мэри marie|мэттью matt|мэттю matt|мэтью mathieu|мэтю matthew|мэцью matthew|мю my|мюра murat
мюре muret|мюриэл merle|мюриэль merle|мён myong|мёрфи murphy|мідлтан middleton|мікі mickey|мінезіш meneses|мірка mirko|міхаліна micaela
міхась mikhail|мішель michelle|мішэль michelle|мұғаммар muammar|мӯсо moses|на la|надечка nadezhda|наджем najm|надзея nadezhda|надь nagy
надька nadezhda|надюша nadezhda|надійка nadezhda nadia|нажуа najwa|назаренко nazaranka|наиф nayef|найем naeem|найт knight|нанн nunn
наталка natalia natallia|нађ nagy|наџва najwa|нгуен nguyen|невіш neves|нели nellie|нелид leonid|нелли nellie|нестерович nesterov
никол nicole|николь nicole nichole|николя nicolas|никълъс nicholas|нил neal|нилу nilo|нита anita|но ro|ное noah|ноел noelle|нокс knox
нотт knott|ноулз knowles|нуил noel|нуну nuno|нурберг nordberg|нуся anna|нэт nat|нэш nash|нюман nyman|нюра anna|нюта anna|нюша anna
няўзораў nevzorov|ніколь nicole|ніколя nicolas|оаро hoarau|обер aubert|обид abid|обри aubry|овсеп yosef|овший yehoshua|огаст august
огист auguste|огньнъ ognian|огуст auguste|огюст auguste|огюстен augustin|оджер auger|одил adil|одиссей odysseas|одри audrey|одрі audrey
оже auger|ожер auger|оиша aisha|ойген eugene|олаф olav|олежик oleg|олежка oleg|олександра sandra|оленька olga|олечка olga|оливър oliver
ольга volha|олька olga|олюся olga|оля olga|олівє olivier|омина amine|он aune|орест oreste|орор aurore|осипович iosifovich|оспан osman
ося iosif|осіпавіч iosifovich|ота otto|охрім efraim|оља olga|оґюст auguste|оґюстін augustin|паава paavo|паак bo|паала paolo|пабла pablo
павал pavel|пай pye|паклонска poklonskaya|паклонскі poklonskaya|пампеа pompeo|панайота panagiota|панамарэнка ponomarenko|паола paolo
паран parent|параска paraskevi|параша paraskevi|паркс parkes|парфенов parfyonov|паскаль pasquale|пасхалий pascual|паулу paulo|паша paraskevi
паўленка pavlenko|пе bae|пега predrag|педра pedro|педру pedro|пейс pace|пек baek|пентти pena|пентті pena|первез parviz|перре perret
перро perrot|петел patel|петечка peter|петижан petitjean|петир petar|пеђа predrag|пејн payne|пин bin|пинейру pinheiro|пиньейру pinheiro
пирс pierce pearce|пит pete|пйер pierre|по poe|поклонский poklonskaya|поклонська poklonskaya|поклонський poklonskaya|пол poul
полибий polyvios|полинка polina|поль pohl|пон bong|попова popov|поуп pope|прайм prime|прайс price|прево prevost|претт pratt|принц prince
прэво prevost|пуч puig|пху phyu|пхё pyo|пью pugh|пэ bae|пэк baek|пэт pat|пэтти patty|пяйви paivi|пён byun byung|пєр pierre|піт pete
пјер pierre|рабиғ rabi|радик radoslav|раду ratko|раисия raisa|раиска raisa|раисья raisa|рай bushra|райка raisa|раймон raymond
раймонда raimondo|райс rice|райт wright|раланда rolando|раман roman|рамас ramos|рамзи ramsey|рамзмн ramzan|ранхильд ragnhild|раун ravn
раф ruf|рая raisa|рајт wright|ре ray|реджепи rexhepi|резерфорд rutherford|рей rae|реймон raymond|рейн reina|рейчел rachael|ремсі ramsey
ренат rinat|ренато renata|рендл randall|рене renee|рено renaud|реј rae|риб ribes|риве rivet|ривз reeves|рид read reid|риддл riddle|рис rhys
ришард richardt|ро́удз rhodes|ро́удс rhodes|робер robert|роджър roger|родс rhodes|роже roger|розмери rosemary|ролан roland|роллан rolland
роман raman|ромка roman|ромчик roman|рорк rourke|рос roos|роско roscoe|роу rowe|роудс rhodes|роум rome|роуч roach|рохас rojas|рохл rachel
рошанак rossana|роше rocher|роўз rose|ру roux|рубен reuven reuben|рувен reuven|рувим ruben|рувн reuven|рурк rourke|русик ruslan
руссе rousset|руссо rousseau|рыгор gregory|рыд reid|рыкарда ricardo|рэйчел rachael|рэмзи ramsey|рэмси ramsey|рівз reeves|рід read reid
рӯҳулло rouhollah|рӯҳуллоҳ rouhollah|сайкс sykes|сайнс sainz|сак sag|сакалоў sokolov|саламон sol|салаўёў solovev|салих saleh|самвел samuel
самойла samuel|сан sang|санг sung|сантяга santiago|саня sol|саргсян sarkisyan|саргсјан sarkisyan|саргіс sarkis|сашко oleksandr
саўчанка savchenko|свен svein|своззі suozzi|сделка deal|сеа zea|себастіан bas|себерг sjoberg|севідж savage|сейид syed|сейіт sayyid syed
селайя zelaya|семен simon|семён simon|сен saint|сеня simon|сепеда zepeda|сергий sergius|сергиј sergius|сергійович sergeyevich
сергіївна sergeyevna|сержиу sergio|сержыу sergio|серхио sergio|серхіа sergio|серхіо sergio|серый sergey|серёга sergey|серђо sergio
серџо sergio|сесиль cecilie cecile|сефи safi|сешнс sessions|сиань sin|сиддхартха siddharth|сила silas|симон szymon|син sean|ситу seto
сиун hung|сиунг hung|слабадан slobodan|славик yaroslav|слоун sloan|снежа snezhana|снешка snezhana|соза sousa|сойер sawyer|соловйов solovev
соломия salome|соломон sol|сон song sung|сондерс saunders|сонечка sofia sonja|сонька sonja|софа sonja|софка sophia|софочка sofia|софі sophie
соја sophia|сојка sophia|срђан sergius|стасик stanislav|стасян stanislav|стаљин stalin|стейси stacey|стейсі stacey|стен steen|стеня stepan
степаша stepan|стефа stefanija|стефця stefanija|стеша stepan|стејн stijn|стејси stacey|стив steve|стивен stephen|стивенс stephens
стивенсон stephenson|стивън stevan steven|стил steele|стилиан stylianos|стилиян stylianos|стоукс stokes|стывен stephen|стыў steve
стюарт stewart|стёпа stepan|стів steve|стівен stephen|суарис soares|суарыс soares|суарыш soares|суаріс soares|суаріш soares|сулуага zuluaga
събев sabev|сыту seto|сьюзи susan|сэвидж savage|сэгар sagar|сэм samuel|сюн hung|сюнг hung|сямён simon|сямёнавіч semenovich
сяргеевіч sergeyevich|сёма simon|сігур sigurd|сільвіа silvio|сіґур sigurd|сју sue|сњежа snezhana|сњежана snezhana|сњешка snezhana|та tah
тадэвуш tadeusz|тайрон tyrone|тамара tamar|тамарка tamara|тамрико tamar|тамуна tamar|танечка tetyana tatiana|танька tetyana tatiana
танюха tetyana tatiana|танюша tetyana tatiana|танюшечка tetyana tatiana|тао to|тарасенка tarasenko|тарек tariq|тата natalia|тейт tate
тейшейра teixeira|тельєс tellez|теофан theofanis|терентий terence|терентій terence|терк turk|тиагу tiago thiago|тибо thibault thibaut
тиг teague|тима timofey|тимоха timofey|тимоша timofey|тит titus|тихон tycho|тобия tobias|толик anatoly|томаж tomasz|томка tamara
томочка tamara|томра tamara|тори victoria|торри torre|торрі torre|тося antonina|тофик tawfik|тоха anton|тоша anton|треві travis
трейси tracey|трейсі tracey|тришки trifon|тронн trond|трухильо trujillo|трэви travis|туссен toussaint|туссэн toussaint|туся tamara
туфик tawfik|тыка tygo|тыяга thiago|тьюн thune|тьягу tiago|тэйт tate|тюдор teodor|тюня timofey|тяга thiago|тёма artem|тіна tinatin
уайатт wyatt|уайетт wyatt|уайз wise|уайлд wild|уайлдер wilder|уайли wiley|уайнстин weinstein|уайт white|уайтакер whitaker|уайтейкер whitaker
уайтхаус whitehouse|уайтхед whitehead|уалент valentin|убальдино ubaldo|уве ove|уенді wendy|уилли willie|улаф olav|ульян julian
уоллас wallace|уоллес wallace|уриїл uriel|урлик ulrik|урлике ulrike|урлих ulrich|уэйд wade|уэйр ware|уэр ware|уільям william
уільямс williams|уінклер winkler|уїтні whitney|фаддей thaddeus|фадей thaddeus|фадж fudge|фазл fadl|фазыл fadl|фай faye|файн fine
фалтер valter|фамарь tamar|фан van fang|фати fatima|федоров fyodorov|федотий fedot|федя fedor|феодор theodore|феодот fedot|фернан carlos
фернанда fernando|фернао carlos|ферран ferrand|филипка philip|филиппос filip|филька filip|филюша philip|филя filip philip
фларэнсіа florencio|флор floor|флёр fleur|фок falk|фокнер faulkner|фонтен fontaine|фонтэн fontaine|форбс forbes|фохт vogt|франка franco
франнсен frandsen|франсеск quico|франсоа francois|франсіска francisco|францеск quico|франциск francis|францішак franciszek
франчэска francesco|франќишек franciszek|фридрих frederick|фруде frode|фудзії fujii|фуке fouquet|фэй faye|фярэнца fiorenzo|фёдар fedor
фёдаравіч fedorovich|фєдя fedor|філіпа filippo|фіярэнца fiorenzo|хавиер javier|хавијер javier|хавьер xavier javier|хадзис chatzi|хаир jair
хайд hyde|хайме jaime|хайнс heinz hines|хайнтс heinz|хайро jairo|хакобо jacobo|хамед hamid|хамиль jamil|ханон hanno|хант hunt|хара jara
харалампий charalampos|харамильо jaramillo|харамиљо jaramillo|харви harvey|харві harvey|харгрейвз hargreaves|харгривз hargreaves
харит harris|харлампий charalampos|хартог de|хасинто jacinto|хатан queen|хатун queen|хаус house|хафез hafiz|хафф huff|хајме jaime
хаўер javier|хван hwang|хедер heather|хейз hayes|хейли haley|хейни haney|хейс hayes|хелго helge|хелен helene|хервасио gervasio
хермана herminia|херрӣ harri|херст hurst|хејс hayes|хидер heather|хизер heather|хика hilkka|хилдегарда hildegard|хиль gil|хильда hilde
химена ximena|хименез jimenez|хименес jimenez gimenez|хиёбонӣ khiabani|хлоя chloe|хо huo|ходжсан hodgson|хойгер holger|хокинс hawkins
холи hawley|холмс holmes|хон hong|хонза hans|хопкин hopkins|хорхе jorge|хорхэ jorge|хосрав khosro|хосров khosro|хотун queen|хоули hawley
хрвое hrvoje|хризостом chrysostomos|хрисостом chrysostomos|хуарес juarez|хубертус hubert|хуйсен hossein|хуліа julio|хусрав khosro|хуэй hui
хью hugo hugh|хьюго hugh|хьюз hughes|хэ hae|хэррӣ harri|хю hugh|хюго hugh|хёрли hurley|хёрст hurst|хёрт hurt|хіль gil|хіменес jimenez
хју hugh|хұсрау khosro|цвяткоў tsvetkov|цзан tsang|цзи kai|цзоу chau|цзян kong|ци qi|ципи tzipi|цой choe|цьяга thiago|цярэнцій terence
цёмкін temkin|чан chang|чейз chase|чейс chase|челль kjell|челси chelsea|челсі chelsea|чен jong|чжон jong|чжун chun|чи gi|чон jong chung chen
чоудхури chaudhari chaudhry|чој choe|чупреян cipriano|чуприян cipriano|чхве choe|чхор chol|чхун song|чі gi|шабо chabot|шавьер xavier
шавєр xavier|шайенн cheyenne|шан sian|шапіро shapira|шарамет sheremet|шари sara|шарл charles|шарль charles|шаўчэнка shevchenko
шевальє chevalier|шевцов shautsou|шейн shane|шен sean|шејн shane|ши shea|шила sheila|шмария shmaryahu|шмит schmidt|шміт schmidt|шо shah
шоди shadi|шодӣ shadi|шон sean sion|шонн sean|шоҳ shah|шурик alexander|шэ shea|щив steve|щивън steven|ын un|эбби abby|эббот abbott
эбботт abbott|эбигейл abigail|эва eeva|эгидий gil|эдгарда edgardo|эдсан edson|эдуарда eduardo|эжен eugene|эжэн eugene|эзекил yechezkel
эзекиль yechezkel|эйб abe|эйтар heitor|эксел axel|эксель axel|элайс elias|элеанора eleanor|элена elina|элиза elise|элисса elissar|элли ellie
эллиот ellen|элси elsie|эльза else|элінар eleanor|эліят elliott|элӣ ali|эме aimee|эмили emilie|эмилий emil|эмиль emile eemil|энджи angie
энн anne|энрики heinrich|энрыка enrico|эон un|эразм rasmus|эрви erwin|эрвий erwin|эрвина erwin|эриан ariane|эрл earle|эрмет hermes
эрнеста ernestine|эсекьель ezequiel|эсме esmee|эспанья chile|эспен esben|этьен etienne|эушебиу eusebio|эшер asher|эшли ashley|эшфорд ashford
юбер hubert|юг hugues hughes|юган johan|юджин eugene|юдита judith|юдифь judith|юе huet|юз hughes|юзаф joseph|юинг ewing|юй yu|юленька julia
юлечка julia|юлий julian|юлиус julian|юлия juliette|юлька julia yuliya|юлюс julian|юліус julian|юліюш juliusz|юмбер humbert|юн yong|юра jure
юрась yuriy|юрец yuriy|юрик yuriy|юрич yuryevich|юрки jyrki|юрко yuriy|юрочка yuriy|юрчик yuriy|юст justus|юстус joost|юшчанка yushchenko
юэ huet|яанна joanna|ягоравіч egorovich|яир jairo|якаб jakob|яковлич yakovlevich|якун hakon|ямамота yamamoto|ян yang jahn|янг young
яндрух andriy|янис ioannis|янка ivan|яніс ioannis|ярик yaroslav|ясь ivan|яцак jacek|яїр jairo|яўген evgeny yevgeni eugene
яўгенаўна evgenevna|ёган johann|ёзаф joseph|ёзеф jozef|ёзэф joseph|ём yeom|ён young yong|ёрыс joris|ёсеф josef|ёсіп joseph|ёхан johan
ёўн jon|ђакомо giacomo|ђан gian|ђанг kong|ђани gianni|ђанкарло giancarlo|ђеша angelina|ђилберто gilberto|ђина gina|ђино gino|ђиралдо giraldo
ђироламо girolamo|ђоакино gioacchino|ђована giovanna|ђовани giovanni|ђорђо giorgio|ђузепе giuseppe|ђузепина giuseppina|ђулиано giuliano
ђулијана giuliana|ѓи kai|ѓорѓи georgi|ѓу chu|євген yauhen|євгеній yevhen|євгеніївна evgenevna evgenievna|ѕанг tsang|іааніс ioannis
іаган johann|іаганес johannes|ів yves|ігар igor|ігараўна igorevna|ігнасіа ignacio|ігор ihar|інгеборга ingeborg|інгігерда ingegerd
інґеборґа ingeborg|ірен irene|ітон eaton|іхіл yehiel|іцхак isaac|јагица angelina|јаков jacob|јанг young|јоп joep|јоргос georgios|јуп joep
јуџин eugene|љубомирка lyubomir|људмила ludmila|њутн newton|џавид xhavit|џазмин jasmine|џакомо giacomo|џамал jamal|џампаоло giampaolo
џан gian|џанг zhang|џани gianni|џанлука gianluca|џаред jared|џастин justin|џеки jackie|џемс james|џенет janet|џеред jared|џером jerome
џеси jessica jesse|џеф jeff|џефри jeffrey|џејк jake|џејкоб jacob yakov|џејми jamie|џејмс james|џејн jane|џејсон jason|џилберто gilberto
џилијан jill|џим jim|џими jim|џин gene jean|џиралдо giraldo|џироламо girolamo|џо joe jo|џоан joanne|џовани giovanni|џоел joel joelle
џозеф joseph|џозефина josephine|џои joey|џон jon john|џонатан jonathan|џони johnny|џонс jones|џонсон johnson|џордан jordan|џорџ george
џорџина georgina|џорџо giorgio|џоунс jones|џош josh|џошуа joshua|џој joy|џојс joyce|џуди judy|џудит judith|џузепе giuseppe|џулио giulio
џулија julia|џулијан julian|џулијано giuliano|ґабі gabriella|ґай guy|ґанн gunn|ґверра guerra|ґвідо guido|ґерно gernot|ґері gary
ґжеґож grzegorz|ґопала gopal|ґрем graham|ґру gro|ґунтам guntram|ґурка gorka|ґус goes|ґюнтер guenter|ґі guy|ғаббас abbas|ғаділ adil
ғулом ghulam|қанаева kanayev|қатын queen|құсайын hussein|құсрау khosro|үсен hussein|ҳайнс heinz|ҳайнтс heinz|ҳерри harri|ҳеррӣ harri
ҳэррӣ harri|ҷеймс james|ҷеймӣ jamie|ҷейн jane|ҷерар gerard|ҷерард gerard|ҷеффрӣ jeffrey|ҷирард girard|ҷорҷ george|ҷорҷи jorge
ҷузеппа giuseppe|‘амир amer
`,
  greek: `
άγκνις agnes|έντζο enzo|έφη effie|αβραάμ abraham|αγίρε aguirre|αγκίρε aguirre|αγνή ines agnes|αδελαΐς adelaide|αιγίδιος gil|αιμιλία emilia
αλέκος alexandros|αλέν alain|αλβέρτος albrecht|αλεξάντρ alexander|αλεχάνδρο alejandro|αλόντζο alonzo|αμελί amelie|αμιράς amir
αμπασίτζε abashidze|αμπντουλάχ abdullah|ανζ ange|αννίβας hannibal|ανουτσιάτα annunziata|αντουάν antoine|αντουανέτα antoinette|αχμέντ ahmad
αχμέτ ahmad|αχμόντ ahmad|βάθκεθ vasquez|βασίλειος basil|βενσάν vincent|βερνάρδος bernhard|βινς vince|βιτάλης vitaly|βον vaughn|βύρωνας byron
γαν jan|γιαν jahn|γιουσούφ france|γιόλεφ jozef|γιώργης george|γιώργος george georgios|γκαν gunn|γκαρθία garcia|γκι guy|γκιγιόμ guillaume
γκιγιώμ guillaume|γκουΐντο guido|γκουλιέλμο guglielmo|γκούντγουιν goodwin|γκρέις grace|γκρεγκουάρ gregoire|γκυγιώμ guillaume|γουέιν wayne
γουίβερ weaver|γουλιέλμος wilhelm|γουόκερ walker|γουόρεν warren|γυγο hugo|δημητριάδου dimitriadis|διονύσιος dionigi|δώρος theodoros
εζέν eugene|ελάιζα elijah|ελίζ elise|ελισάβετ elizabeth|εμίρης emir|ερρίκος hendrik|ερριέττα henriette|ευγένιος eugen|ευστράτιος stratos
ευφροσύνη froso|εὐκλείδης euclides|ζάκλιν jacqueline|ζέλικο zeljko|ζακ jacques|ζαν jeanne zahn|ζερόμ jerome|ζιλ gilles|ζιλμπέρ gilbert
ζιράρ girard|ζιρώ giraud|ζλάταν zlatko|ζοζέφ joseph|ζορζ georges|ζωή zoe|ζωρζ georges|ζόι zoe|ιάκωβος jakub|ιβ yves|ιερεμίας jeremiah
ιησούς jesus|ιουδήθ judith|ιουλιάνα juliana|ιουλιανή juliana|ιουλιανός julian|κάιλ kyle|κάρολος karl charles carlo|κέιτ kate|κίμωνας kimon
καίτη caterina|καμίγ camille|κατερίνα aikaterini|κερτ curt|κιαζίμ kazim|κλάιβ clive|κλήμης clemente|κλαιρ claire|κλεμάν clement|κλοντ claude
κλώντια claudia|κρεγκ craig|κωνσταντία constance|κωστής konstantinos|κόουλ cole|κόουλμαν coleman|κύρος ciro|λάζλο laszlo|λάσλο laszlo
λαέρτης laerte|λαδίσλαος laszlo|λαζαρίδου lazaridis|λανγκλουά langlois|λαντισλάβ laszlo|λερουά leroy|λερού leroux|λεφέβρ lefebvre|λιεφ lev
λιζ lise|λιούις lewis|λιούκ luke|λορ laure|λοράν laurent|λουΐζ luise|λουί louis|λουίζ luise|λουδοβίκος ludwig|λούντβιχ ludwig|λόρι laurie
λώρενς lawrence laurence|μάγκι maggie|μάθιου matthew|μάικλ michael|μάνου manos|μέρι mary|μίριελ merle|μίχαου michal|μαίρη maria
μανταλένα magdalena|μαντλέν madeleine|μαυρονικόλας nicos|μιγέλ miguel|μιλ miles|μιχάλης michail|μορς morse|μπέηκον bacon|μπένταν brendan
μπαγί bailly|μπαντ bud|μπαράκ barakat|μπενουά benoit|μπερτράν bertrand|μπλαν blanc|μπους bush|μπράις bryce|μπράντλεϊ bradley|μωάμεθ muhammad
μωχάμετ muhammad|νάκος antonis|νέστορας nestor|νικόλ nicole|νιλ neil|ντίνος konstantinos|ντενίζ denise|ντενίς deniz|ντεσάν deschamps
ντονάτα donatella|ντρέικ drake|ντυμπουά dubois|ντόναλτ donald|νότης panagiotis|ορέστης oreste|ούγκο hughes|ούγκος hughes|πάνος panagiotis
πήτερ peter|πίτερ peter|πιερ pierre|ράσελ russell|ρήνα eirini|ραμίρεθ ramirez|ραϋμόνδος raimundo|ρενάτο renata|ρενέ renee|ρενώ renaud
ρις rhys|ρο raw|ρολάν roland rolland|ροντρίγκες rodriguez|ρου roux|ρουρκ rourke|σίντνεϊ sydney|σιδώνιος zdenek|σλόποταν slobodan
σμιτ schmidt|σολ scholl|σολομών sol|σολομώνας sol|σούζι susie|στέισι stacey|στέλιος stylianos|στίβεν stephen|στιβ steve|στράτος efstratios
στόουν stone|συζάν suzanne|σόλομον sol|τέγιες tellez|τέιτ tate|τζέιμι jamie|τζέιμς james|τζέσι jesse|τζίμι jim|τζην gene|τζιν gene|τζο joe
τζοάν joanne|τζον john|τζορτζ george|τζος josh|τζούλη julia|τζούλι julia|τζων john|τζωρτζ george|τζόουνς jones|τιμολέοντας timoleon
τσέλσι chelsea|τσακ chuck|τσεγιέν cheyenne|τσετσίλια cecilia|τωβίας tobias|τόμσον thompson|υγκ hugues hughes|φάνης theofanis|φίλιππας filip
φερνάο carlos|φοίβη febe|φολκερ volker|φράνσεσκ quico|φρανθίσκο francisco|φρανσουά francois|φρειδερίκος friedrich|φώτης fotios|χάουελ howell
χέδερ heather|χέιλι hayley|χατούν queen|χιμένεζ jimenez|χιμένεθ jimenez|χοακίν joaquin|χοσέ jose|χοσεΐν hussein|χουάν juan
χουσεΐν hussein huseyin|χόρχε jorge|όζμαν osman|όιγκεν eugen|όντρεϊ audrey|όρι uri|᾽αλβιν albin
`,
  georgian: `
აბდულა abdullah|აბრაამი abraham|ადოლფი adolf|აილიში elisabeth|აიშე ayesha|ალბერი albert|ალიოხინი alekhin|ანზრო anzor|ბაირონი byron
ბერდი baird|გჟეგოჟ grzegorz|გრეისი grace|გრიგოლი gregory|დავით david|დავითი david|დათო david|დათოშკა david|დათუნია david|ედუარდი edward
ემილი emil|ვულფი wolf|თათია tatiana|იაკობი jacob|იენსი jens|ივერი ivane|იოსებ iosif joseph|იოსები joseph|ირიშკა irina|ისაია yeshayahu
იურაი juraj|კარლი carl karl|კეთრინი katherine|კეროლი carroll|კრისტოფერი christopher|ლასარო lazaro|ლევან leon|ლიანა lia|ლიუისი lewis
ლორენცო lorenzo|მანაბა manana|მარიამი miriam|მეთიუ matthew|მერი mary|მიქელანჯელო michelangelo|მურმანს murman|ნიკოლასი nicholas|ნილი neil
ნოე noah|ოდრი audrey|ჟაკი jacques|ჟანი jean|ჟორჯი georges|რასელი russell|სლოუნი sloan|სოლომონი sol|სოფიო sofia|სტივენი stephen|უელსი wells
უილიამი william|ფოგტი vogt|ფოლფი wolf|ფრანსუა francois|ქემალი kemal|ქრისტინე christine|ქრისტინი christine|შარლი charles|ჯეიმზი james
ჯემალი cemal|ჯონი john|ჯორჯი george|ჯოუნსი jones|ჯოში josh|ჰარლი harley|ჰიუ hugh
`,
  armenian: `
աբդին abidin|ալիծ alix|ալիս alice|անժելա angela|անջեյ andrzej|անտուան antoine|բարսեղ vasileios basil|գարիկ igor|գիանիս ioannis
գիյոմ guillaume|գոնսալես gonzalez|դավիթ david|դիդիե didier|դևիդ david|եղիա ilya|էթյեն etienne|էլենի helene|էնդրյու andrew
էնթոնի anthony antony|էնն anne|թովմաս thomas|ժիրայր gerhard|ժոզե jose|իգր igor|լիանա lia|լորան laurent|լորենցո lorenzo|լուի louis
լուիզ louise|լևոն leon|խոսե jose|խորխե jorge|խուան juan|կլոդ claude|կոնոն kono|հակոբ agop|հովսեփ yosef joseph|ղազար eleazar|ղազարոս eleazar
մայլո milo|մայքլ michael|մարգո margot|միրամ miriam|միքայել michael|մովսես moses|շառլ charles|շոն shawn|շոուն shawn|ուոլշ walsh|ուրբաթ sunday
չառլ charles|չինար chin|ջեյմս james|ջեյսոն jason|ջո joe|ջորջ george|ջուլի julie|ռուբի rubina|սարգիս sarkis|սարգսյան sarkisyan|քեթի katie
քերոլայն caroline|քրիստափոր christopher|քրիստիան christian|օբեր aubert|օգյուստ auguste|ֆեոդոր fedor|ֆլորանս florence
`,
  kana: `
アイアランド ireland|アイヒラー eichler|アイリッシュ elisabeth|アイリーン irene|アイン anh|アイヴィン eivind|アウヘル auger|アウレリ aureliano|アエギディウス gil|アキバ akiva
アグスティン gustavo|アグニェータ agnes|アシュラフ ashraf|アジザ azizah|アジム asim|アジモフ asimov|アジャラ ayala|アジーズ aziz|アダム adams|アヂビ adib|アッゲロス angelos|アッバーシ abbasi
アッバース abbas|アツェリオ azeglio|アディナ adi|アデマール abdurrahman|アドリアノ adalberto|アナスタージウス ami|アナスン andersen|アナトレヴィッチ anatolyevich|アナトール anatoly
アナン anand|アナンド amara|アニバル ani|アニーバル andrija|アハティ ahti|アハマド ahmad|アバ abdulaziz|アバクロンビー abercrombie|アバス abdulaziz|アヒム achim|アフマド ahmad
アフメト ahmet|アフメド ahmed ahmad|アブダラティ abdelatif|アブディ adalberto|アブデラティ abdelatif|アブデルアジズ abdoulaye|アブデル・ラティーフ abdelatif|アブドゥッラフマーン abdurrahman
アブドゥラティ abdelatif|アブドゥルバーリー abdel|アブドゥル・アズィーズ abdulaziz|アブドゥル・カリーム abdulkarim|アブドゥル・ガニ abdelghani|アブドゥル・ハディ abdulhadi|アブドゥル・ハミト abdulhamid
アブドゥル・ハミード abdulhamid|アブドゥル・ハリム abdelhalim|アブドゥル・ハーディ abdulhadi|アブドゥル・ラティーフ abdelatif|アブドゥル・ラフマン abdurrahman|アブドゥル・ラフマーン abdurrahman
アブドゥル＝ラフマン abdurrahman|アブドゥル＝ラフマーン abdurrahman|アブドゥール・ラフマン abdurrahman|アブドライ anton|アブドルアジズ abdulaziz|アブドル・ハミード abdulhamid
アブドル・ラフマン abdurrahman|アブド・アッラフマーン abdurrahman|アブド・アル・ラフマン abdurrahman|アブド・アル＝アズィーズ abdulaziz|アブド・アル＝ガニ abdelghani|アブド・アル＝ラティーフ abdelatif
アプトン upton|アマド amo|アマニ aman|アムラム imran|アムラン imran|アムル amer|アムンセン amundsen|アラナ ilana|アラン arens|アリアン ariane|アリオナ alena|アリシア alicja|アリス alice
アリステイデス aram|アリツィア alicja|アリャクサンダル aliaksandr|アリョーナ alena|アルカジー arkady|アルチョム artsiom artem|アルデグンデス adelgunde|アルノルド arnaud|アルノー arnaud
アルバレス alvarez|アルバロ alvaro|アルパート arpad|アルブケルケ albuquerque|アルブレヒト albrecht|アルプレヒト albrecht|アルベアール alvear|アルホーナ arjona|アルヴァン alvin
アレキサンダー alexandr|アレキサンドラ sandra|アレクザンドラ sandra|アレクシ alexis|アレグザンダー alexandre|アレコス alexandros|アレハンデル alexander|アレハンドラ sandra|アレハンドロ alejandro
アレホ alejo|アロ haro|アロジョ arroyo|アロリョ arroyo|アン anh|アンジェイ andrzej|アンジェリーク angelique|アンジャル andrey|アンソニー anthony antony|アンデシュ anders
アンデション andersson|アンデショーン andersson|アントニオ ante|アントワネット antoinette|アントワーヌ antoine|アンドルス andrzej|アンドレア andreas|アンドレイ andrzej amnon|アンドレウ anas
アンドロニコス andranik|アンヌ anne|アンネマリー annamaria|アンパロ amparo|アンベール humbert|アンリエット henriette|アーサフ arthur|アーシュラ ursula|アーダルベアト adalbert|アーティフ atef
アーバン urban|アーヒム achim|アービド abdulaziz|アール earle earl|アールト aalto|アーン arne|イアーゴ james|イェイツ yates|イェカチェリーナ ekaterina|イェジー jerzy|イェスパ jesper
イェフゲニー evgeny|イェルジ jerzy|イェーツ yates|イエス jesus|イエッペ jeppe|イエペ jeppe|イエンス jens|イグナーツ ignac|イゴーリ igor|イサモフ islamov|イジドー isidor|イスマーイール ismail
イズミ izumi|イッレーシュ elias|イツィアル itziar|イトゥカ jitka|イトカ jitka|イバ iva|イバナ ivana|イバル ivar|イブリン evelina|イボナ ivona|イボン yvonne|イボンヌ yvonne|イヤード ayad
イリヤ ilja|イレーン elaine|イングランド englund|インジシュカ jindriska|インディシカ jindriska|インフリット ingrid|インマヌエル emanuel|イヴ yves|イヴォン yvonne|イヴギェーニヤ eugenia
イヴス yves|イヴリン evelina|イーゴリ igor|イーディス edith|イーバル ivar|イーホール igor|イーラジュ iraj|イーラージュ iraj|イーレン elaine|イーヴリン evelina|ウァタース waters|ウィ eui
ウィーヴァー weaver|ウイ eui|ウイリッヒ ulrich|ウェア ware|ウェイド wade|ウェルカム welcome|ウォルズ walz|ウォルター norman|ウォーレス wallace|ウジェーヌ eugene|ウジョア ulloa|ウスマーン uthman
ウズベク・ソビエト社会主義共和国 iskandar|ウッズ woods|ウニ eunhee|ウプ eup|ウラジミール wladimir|ウラジーミル vladimir uladzimir|ウラディーミル volodymyr|ウリ uriel|ウルスラ ursula
ウルスン olsen|ウルズラ ursula|ウルバヌス urban|ウルフ wolfe|ウルリヒ ulrich ullrich|ウン yun|ウンベルト humberto|ウーズラ ursula|ウーリッヒ ulrich|エイサ isa|エイドリアン adrienne
エイナー einar|エイブ abe|エイミル emil|エイメ aimee|エカチェリーナ ekaterina|エカテリニ aikaterini|エギディウス gil|エジュアート eduard|エスパイア espaillat|エスペン esben|エズテュルク ozturk
エセキエル ezequiel|エゼキエル yechezkel|エゼル ezer|エダ ada|エチエン etienne|エチエンヌ etienne|エティエン etienne|エディ eddie|エディス edith|エドゥワルド eduardo|エドワーズ edwards
エバ eva|エフィ effie|エフレム efraim|エフード ehud|エブリン evelina|エマー emir|エリエイザー eleazar|エリエーザー eleazar|エリオット ellen|エリキ erik|エリザベス elisabeth elizabeth
エリッヒ erich|エリナー eleonore eleanor|エリノア elinor|エルウィン ellie|エルクラーノ herculano|エルサ else|エルザ else|エルス else|エルフィ elfie|エルンスト ernest|エレナ helene
エレニ helene|エレノア eleanor|エレフセリア eleftheria|エレミアス jeremias|エレン helen|エレーヌ helen|エンジェラ angela|エンジェル angel|エンジニア engineer|エンリケ henrique
エンリケス enriquez|エヴリン evelina|エーリッヒ erich|オ―スティン austin|オア orr|オイゲン eugen|オオタ ota|オスカー oskari|オスマーン olusegun|オズテュルク ozturk|オダリック ulrich
オッセン hossein|オニール oneal|オヘダ ojeda|オリガ petar olga|オリビエ olivier|オリファー oliver|オリヴィエ olivier oliver|オリヴェ oliver|オルタンス hortense|オルティス ortiz
オルドジフ petar|オン un|オヴ ove|オーエン owen eoin|オーエンス owens|オータム autumn|オーティス ortiz|オードリー audrey|オールレッド allred|カイ kye|カイラ kyle|カイル kyle|カクラン cochran
カザール casal|カシア katarzyna|カジェハス calleja|カジミエシュ kazimierz|カスティージャ castilla|カスティージョ castillo|カスティーヤ castilla|カスティーヨ castillo|カゼミ kazemi
カゼム kazem|カタジナ katarzyna|カチャ katja|カツペル kacper|カティア katja|カテジナ katerina|カテリーナ aikaterini|カドレツ kadlec|カナ khanna|カプ kab|カミーユ camille
カラタユー calatayud|カラッチョロ caracciolo|カラランポス charalampos|カリブー dan|カル gal|カルツォフ koltsov|カルバーリョ carvalho|カレド khalid|カンジド candido|カンポ campo|カー kurt
カーチャ katja|カートライト cartwright|カーペンティア carpentier|カールマーン kalman koloman|カーン khan|ガイ guy|ガイヤール gaillard|ガウタマ gautam|ガブリエウ gabriel|ガプ kab
ガマール cemal|ガラム karam|ガリアルディ gagliardi|ガルサ garza|ガンニバル hannibal|キアラ chiara|キェ kay|キェル kjell|キエザ chiesa|キスペ quispe|キャサリン katherine catherine
キャシー kathy cathy|キャスリン kathryn|キャスリーン kathleen cathleen|キャッシー kathy|キャリー carey|キャンベル campbell|キョ gyo|キル gil|キンタニージャ quintanilla
キンタニーヤ quintanilla|キンニーチ chinnici|キース keith|ギェ kay|ギオルゴス georgios|ギジェルモ guillermo|ギベール guilbert|ギャビ gavin|ギョーム guillaume|ギヨー guyot
ギヨーム guillaume|ギリアン jill|クイスマ kuisma|クイン quinn|クイーン queen|クエイト cueto|クエバス cuevas|クエンカ cuenca|クエール quayle|クォン kwon fong|クォンタン quentin|クク cook
クサファー xaver|クシシュトフ krzysztof|クシュナレフ kushnarev|クズネツォフ kuznetsov|クズミン kuzmin|クック cooke cook|クドリャフツェフ kudryavtsev|クヌスン knudsen|クヌッスン knudsen
クヌースン knudsen|クマール kumar|クライド clyde|クライブ clive|クライン kline cline|クライヴ clive|クラウド cloud|クラーク chris|クリス christopher|クリスチャン christian
クリスチーナ kristina|クリスチーネ christine|クリストフ christophe|クリストファ christopher|クリストファー christopher christoffer|クリーブ clive|クリーヴァー cleaver|クル kurt
クルト kurd|クルーズ cruz|クルード claude|クレア claire clare|クレイン crane|クレス claes|クレマン clement|クレール claire|クロード claude|クヮン kwang kwan|クワメ ato
クンプライネン kumpulainen|クーニャ cunha|グァン kwang|グイード guido|グェン gwen nguyen|グエン nguyen|グォン kwon|グク cook|グザヴィエ xavier|グジェゴシュ grzegorz|グスタヴ gustaf
グスターフ gustav|グッド goode|グドルーン gudrun|グラハム graeme|グラミエ graeme|グリア greer|グリエルモ guglielmo|グリフィス griffiths griffith|グリフィスズ griffiths
グルッパー grupper|グルーン groen|グレアム graeme|グレイアム graeme|グレイザー glazer|グレイス grace|グレイディーズ gladys|グレイヴズ graves|グレゴワール gregoire|グレプ gleb|グレーアム graeme
グレース grace|グレートヒェン gretchen|グレープ gleb|グレーム graeme|グヮン kwang kwan|グードルン gudrun|ケアリ carey|ケアリー carey|ケイトソン kaitlin|ケイリー kayleigh|ケイン kane kean
ケティル kjetil|ケネス kenneth|ケーガン kagan|ケーシ― casey|ケース case|ケーニヒ konig|ケープ cape|ケーリー kayleigh|ケーン kane|ゲアノート gernot|ゲアハルト gerhard|ゲアハート gerhard
ゲアリー gary|ゲイツ gaetz|ゲッツ goetz|ゲルトルート gertrud|ゲルラッハ gerlach|ゲン ken|ゲンナジー gennady|ゲンナージー gennady|ゲース goes|ゲーツ goetz|ゲーリー gary|ゲールツ geerts
コイン keun|コジマ cosima|コジモ cosimo|コッホ koch|コツ koc|コモ carmo|コリア collier|コリー corey|コルテス cortez|コルディエ cordier|コルネイユ corneille|コロリョフ korolev
コンスタンツォ costanzo|コンラート konrad|コヴァリョフ kovalev|コヴァーチ kovacs|コー khor|コーク cooke|コースト coast|コーツ coates|ゴメス gomez|ゴル gul|ゴロム golomb|ゴンサレス gonzalez
ゴータマ gautam|ゴーティエ gautier|ゴーパーラ gopal|サイアーズ sires|サイイド syed|サイクス sykes|サウス south|サウロ saura|サエス saez|サパタ zapata|サミュエル samuel|サモラ zamora
サラテ zarate|サリフ salih|サレフ saleh|サンシュ sancho|サーモン salmon|サーリフ saleh|サーレフ saleh|ザイオン zion|ザカライア zachariah|ザッカリー zachary|ザビエル xavier|ザヴィア xavier
ザームエール samuel|シウバ silva|シウヴァ silva|シェア scheer|シェイ hsieh shea|シェル kjell|シェー shea|シェール kjell|シオドア theodore|シオン zion|シカゴ chicago|シグリ sigrid
シグール sigurd|シコ chico|シニア senior|シビュラ sibylla|シモン szymon|シャアバーン shaban|シャイアン cheyenne|シャビエル xavier|シャルル charles|シャルロット charlotte
シャルヴァシゼ shervashidze|シャルヴァシーゼ shervashidze|シャヴィエル xavier|シャーリーン charlene|シャーロット charlotte|シャーン sian|シュチェパーンカ stepanka|シュトイアー steuer
シュバイツァー schweitzer|シュバルツ schwarz|シュペーア speer|シュルツ schultz|シュヴァリエ chevalier|ショーン sean shane|シリア celia|シルバ silva|シンシア cynthia|シーン sean
ジウベルト gilberto|ジェイコブ jacob|ジェイスン jason|ジェイソン jason|ジェイド jade|ジェイミー jamie jaime|ジェイムス james|ジェイムズ james|ジェイン jane|ジェシー jessica jesse
ジェス jesse|ジェニファ jennifer|ジェニーン jeannine|ジェフ jeffrey geoff|ジェファスン jeferson|ジェファソン jeferson|ジェフェリー geoffrey|ジェフリ geoffrey
ジェフリー jeffrey jeffery geoffrey|ジェミー jamie|ジェラルド gerard|ジェラード gerald|ジェラール gerard|ジェリ jere|ジェリコ zeljko|ジェルジー jerzy|ジェルトレル gertler
ジェレミア geremias|ジェンマ gemma|ジェーン jayne|ジエームス james|ジオニーシオ dionicio|ジカ zika|ジクリト sigrid|ジトコフ zhidkov|ジナ china|ジビュラ sibylla|ジビーラ sibylla
ジモン simon|ジャイルス gilles|ジャクリーヌ jacqueline|ジャクリーン jaqueline jacqueline|ジャスミン jazmin|ジャチント giacinto|ジャック jacques|ジャックス jacques|ジャニー johnny
ジャネス janeth|ジャムシーディー族 jamshidi|ジャメイン jermaine|ジャリリ朝 jalili|ジャルコ zarko|ジャン chang|ジャン＝マルコ gianmarco|ジャージー jerzy|ジャーメイン jermaine|ジュアン joan
ジュディス judith|ジュニア junior|ジュラン durand|ジュラヴリョフ zhuravlev|ジュリアス julian|ジュリー juliette|ジュン chung|ジュール jules|ジョアキム joachim|ジョアン joanne joao
ジョイ joey|ジョコヴィッチ djokovic|ジョディ jodie|ジョナソン jonathon|ジョフロワ geoffrey|ジョランダ yolanda|ジョルギ jauregui|ジョルジェ george|ジョルジェヴィッチ djordjevic
ジョルジュ george georges djordje|ジョルジョ giorgio|ジョン gilbert|ジョンヒョン gasti|ジョージ georg|ジョージ・フライン flynn|ジリアン jill|ジル gilles|ジルベール gilbert|ジレ gillet
ジロー giraud|ジークフリート siegfried|ジークフリード siegfried|ジークムント sigmund|ジーモン simon|ジーン jean jeanne|スアレス suarez|スクヴォルツォフ skvortsov|スタウト stout
スタニスワフ stanislaw|スチュアート stewart|スチュワート stuart|スチーブンソン stephenson stevenson|スティエン sten|スティーブ steve|スティーブン steven stephen stiven
スティーブンスン stephenson stevenson|スティーブンソン stephenson stevenson|スティーヴ steve|ステファニー王女 stephanie|ステュアート stewart stuart|ステュワート stewart|ステーシー stacy
スノー snow|スパイズ spies|スピーア speer|スミス smith|スルターン sultan|スルツキー slutsky|スレイマン souleymane|スローン sloan|スヴィアトラーナ svetlana|スヴィトラーナ svetlana
スヴェンセン svendsen|スヴャトスラウ svyatoslav|スーエル sewell|スージー susie susi|スーズ suze|ズザナ zuzana|ズハイル zuhair|ズラタン zlatko|ズラブ zurab|ズレタ zuleta|ズレータ zuleta
セア thea|セイラム salem|セオ theo|セオドア theodor theodore|セオドラ theodora|セス seth|セバスチアン sebastien|セバージョス ceballos|セビーリャ sevilla|セーラ sarah|セーラム salem
ゼイナブ zeinab|ゼイネップ zeynep|ゼイン zein|ゼエフ zeev|ゼカ zeca|ゼバスチアン sebastian|ゼリムハン zelimkhan|ゼルディン zeldin|ソイル soylu|ソクジン alfredo|ソクチン alfredo
ソフィ sophie|ソルベーグ solveig|ソルヴェイ solveig|ソレダー soledad|ソロモン sol shlomo|ソロヴィヨフ solovev|ソロヴィヨーフ solovev|ソン sen|ソール saul|ソールヴェイ solveig
ソーンダーズ saunders|ゾーイ zoe|タイタス titus|タイロン tyrone|タウンズ towns|タオ to|タク di|タクミ takumi|タチヤナ tatiana|タニヤ tanja|タヒ dahi|タムソン thompson|ターク turk
ターレク tariq|ダイアナ diana|ダイナ dina|ダイン tain|ダク doug|ダグ doug|ダグラス doug|ダスティ dusty|ダフィ duffy|ダフィー duffy|ダフニー daphne|ダレ dalia|ダン tang|ダヴ dov dove
ダーク dirk|ダーフィト david|ダーリン darlene|ダーヴィット david|チェ choe je|チェイス chase|チェル kjell|チェレンチェフ terentyev|チェレンチエフ terentyev|チェンバレン chamberlain
チェンバーズ chambers|チグラン tigran|チホノワ tikhonova|チャイ di|チャイム chime|チャタルジー chatterjee|チャック chuck|チャベス chaves chavez|チャン tran|チャーリー carin
チャール charles|チャールス charles|チャールズ charlie|チュクカ chukwuka|チューダー tudor|チョン jong chen|ツァハ zach|ツァハリアス zacharias|ツァハリーアス zacharias|ツィッピー tzipi
ツィロ tilo|ツィンマー zimmer|ツェレテリ tsereteli|ツェレテーリ tsereteli|ツェーザリ cesar|ティ di|ティボー thibault thibaut|ティモシー timothy|ティロン tyrone|テイシェイラ teixeira
テイト tate|テオドルス theodore|テク taik|テッヨ tello|テュルク turk|テューダー tudor|テリエ terje|テレサ therese|テレス tellez|テーマー tamer|ディアス diaz|ディディエ didier
ディビッド david|ディミトリオス demetrio|ディミトリー dmitri dmitry|ディヴィッド david|ディール deal|デイジー daisy|デイビス davies|デイビット david|デイビーズ davies|デイブ dave|デイヴ dave
デイヴィス davies|デイヴィット david|デジレ desiree|デトレフ detlev|デニ denis|デビット david|デビッド david|デボラ debbie|デュアン duane|デュケ duque|デュシャン deschamps|デュボワ dubois
デュラン durand|デヴィット david|デヴィッド david|デービス davis davies|デービッド david|デーブ dave|デーモン damon|デール dale|デーヴ dave|デーヴィス davis davies|デーヴィッド david
トゥ doo|トゥリト turid|トゥルージロ trujillo|トゥーミー toomey|トドル todor|トマ thomas|トミスラヴ1世 tomislav|トリニダ trinidad|トルヒージョ trujillo|トルビョーン torbjorn
トレンティティ trentini|トン dong|トンチョル dongcheol|トーア thor|トーニャ tonje|トーバー tovar|ドイッチュ deutsch|ドゥウェイン duane|ドゥエイン duane|ドゥケ duque|ドゥラン durand
ドゥルー drew|ドゥース dulce|ドウェイン duane|ドク duk|ドクヨ tokyo|ドグ doug|ドナ dana|ドナタ donatella|ドネア donaire|ドハティ doherty|ドミニク dominique|ドレーク drake
ドレーン doreen|ドロシア dorothea|ドロシー dorothy|ドロセア dorothea|ドーリットル doolittle|ド＝ de|ナイト knight|ナイルズ nils|ナサ naser|ナザレンコ nazaranka|ナザーレンコ nazaranka
ナシュル・アッラー nasrallah|ナジャール najjar|ナスル・アッラー nasrallah|ナタナエウ natanael|ナデジダ nadezhda|ナバロ navarro|ナビル・カルウィ nabil|ナン nunn|ナーイフ nayef|ナーディル nader
ニア nir|ニアジ族 niazi|ニエベス nieves|ニキーチン nikitin|ニヤジ niyazi|ニヤージ niyazi|ニルス niels|ニール neal|ヌマーン noman|ヌードセン knudsen|ネイサン nathan|ネイザン nathan
ネジメッティン necmettin|ネベス neves|ネーヴィス neves|ノイロイター neureuther|ノウルズ knowles|ノエ noah|ノックス knox|ノット knott|ノト nicolai|ノバク novak|ノヴェ novais
ノールズ knowles|ハイジ heidi|ハイド hyde|ハインリヒ hendrik heinrich|ハウ how howe|ハエン jean|ハガティ hagerty|ハケウ raquel|ハコボ jacobo|ハシント jacinto|ハッジ hajji
ハトゥン queen|ハビエル xavier javier|ハフ huff|ハミル jamil|ハラ jara|ハラミーヨ jaramillo|ハリエット harley|ハリストス christos|ハリーナ galina|ハルガ helge
ハンス＝ヨアヒム hansjoachim|ハースト hurst|ハーセス herseth|ハート hurt|ハービー harvey|ハーラフ khalaf|ハーヴィー harvey|バイス bice|バザ vazha|バジェホ vallejo|バジェーホ vallejo
バジャ vazha|バジャダーレス valladares|バジル basil|バスケス vasquez vazquez|バスコ vasco|バッハ bach|バナスター bairam|バネッサ vanessa|バハマン bachmann|ババテュンデ babatunde
バラク barakat|バリッソウ borisov|バル pal|バルガス vargas|バルサザル balthasar|バルサザー balthasar|バルサザール balthasar|バルツァール badri|バルトウォミェイ bartek|バルトホルト barber
バルドメロ bogdan|バルーク baruch|バレリー valerie|バレンシア valencia|バレンスエラ valenzuela|バレンタイン valentine|バレンチン valentin|バレンティン valentin|バン pang pan
バンジャマン benjamin|バー bah|バーク burke|バージル virgil|バーセルミー barthelemy|バーテルミー barthelemy|バーノン vern|バーバラ baldomero|バーリント valentin|バール barre
バールーフ baruch|バーン byrne|パウアーズ powers|パスキエ pasquier|パスクワ pasqua|パストゥール pall|パデュー perdue|パブラ pavla|パブロス pavlos|パベル pavel|パルマッター perlmutter
パルムッター perlmutter|パルヴェス parvez|パレハ pareja|パンドルフォ ottomar|パヴェウ pawel|パーマー palmer|パーヴォ pavlos|ヒェ he|ヒェル kjell|ヒエナッツ henadz|ヒメネス jimenez
ヒャシュティ kjersti|ヒュエル kjell|ヒョプ hyub|ヒョンジン sam|ヒョードロヴィチ fedorovich|ヒョードロヴィッチ fedorovich|ヒラルド giraldo|ヒル gil|ヒルベルト gilberto|ヒンリヒ hinrich
ヒース heath|ビアンキーニ bianchini|ビゴ bigot|ビゴー bigot|ビジナ bidzina|ビジャヌエバ villanueva|ビジャール vilar|ビッキー vicky|ビッグ bill|ビバリー beverly beverley
ビャルニ benjamin|ビャーネ bjarne|ビラール vilar|ビリャビセンシオ villavicencio|ビルイェル birger|ビルイエル biljana|ビルヒリオ virgilio|ビン ping|ビヴァリー beverly|ビード bede
ピアース pierce|ピエルジョルジョ piergiorgio|ピエール pierre|ピサロ pizarro|ピニェイロ pinheiro|ピュー pugh|ピョン byun byung|ピョートル peter piotr|ピヨトル piotr|ピルリプ philip
ピン bin|ピンカス pinhas|ピート pete peter|ファイ faye|ファティシュ fateh|ファネッツ jeanette|ファフミ fahmi|ファラジ faraj|ファン van juan|ファンニ franciska|ファースト first
ファーティン faten|ファールーク farouk|フアド fuad fouad|フアナ juana|フアン juan|フアード fouad|フィ hwi|フィットフィールド whitfield|フィリッツ filiz|フィールズ fields|フイ hi
フイリツプ philip|フェ hoe|フェアバンクス fairbanks|フェイ faye|フェチソフ fetisov|フェデリコ frederico|フェヘイラ ferreira|フェムカ femke|フェルナンジェス fernandes|フェルノン vern
フェードロフ fyodorov|フォークト vogt|フォークナー faulkner|フォーニア fournier|フクダ fukuda|フサイニー hosseini|フジイ fujii|フジノ fujino|フスト justo|フッカー hooker|フョードル fedor
フョードロフ fyodorov|フョードロヴィチ fedorovich|フョードロヴィッチ fedorovich|フラッド flood|フラド jurado|フラワー flowers|フラワーズ flowers|フランク franke|フランシスコ・デ・パウラ francisco
フランシスコ・ホセ francisco|フランセスク quico|フランソワ francois|フランソワーズ francoise|フラー fuller|フリアン julian|フリイドリッヒ friedrich|フリオ julio|フリストス christos
フリストフ hristov|フリストフォル christopher|フリストヴァ hristova|フリソストモス chrysostomos|フリゾストモス chrysostomos|フリードリッヒ friedrich|フリードリヒ friedrich fredrik
フリードル friedl|フルール fleur|フレイジャー frazier|フレディ andrew|フレモン fremond|フレユ frey|フー fu|フーベルトゥス hubert|ブシェ boucher|ブスケ bousquet|ブネ benet|ブノワ benoit
ブラウン browne|ブラジェイ blazej|ブラニミル branko|ブラン blanc blum|ブランシャール blanchard|ブリジェット bridget|ブリジット bridget|ブルジュワ bourgeois|ブルジョア bourgeois
ブルジョワ bourgeois|ブルック brooke|ブルム blum|ブルメンソール blumenthal|ブルーム blum|ブレア blair|ブレーク blake|ブレーヌ blaine|ブロッホ bloch|ブワイェ boyer|ブージェワー bourgeois
ブース booth|ブーフホルツ buchholz|ブーランジェ boulanger|プチジャン petitjean|プッチ puig|プッチョ puccio|プティジャン petitjean|プラナブ prakash|プレボ prevost|プレボー prevost
プレヴォ prevost|プレヴォー prevost|プン boon|ヘア hare|ヘイグ hague|ヘイジドーン hagedorn|ヘイズ hayes|ヘイゼル hazel|ヘイワース hayworth|ヘスス jesus|ヘドヴィッヒ hedvig
ヘラルド gerard gerardo|ヘリット gerrit|ヘルツォーク herzog|ヘルバシオ gervasio|ヘルヴィック herwig|ヘルヴィッヒ herwig|ヘルヴィヒ herwig hellwig|ヘレミア geremias|ヘレミアス geremias
ヘレン helena|ヘロニモ jeronimo|ヘンツェル hentschel|ヘンリケス enriquez|ヘーゼル hazel|ヘール hale|ベア beer|ベイジル basil|ベイツ bates|ベガ vega|ベク baek|ベスティ betsy
ベスティー betsy|ベゼハ bezerra|ベッキ rebecca|ベッチ beth|ベノワ benoit|ベハラノ bejarano|ベハラーノ bejarano|ベバリー beverly|ベラ vela|ベラスコ velasco|ベルガラ vergara
ベルデ verde|ベルディーン benigno|ベルデホ verdejo|ベルトラン bertrand|ベルナルダン berenguer|ベルンハルト bernard|ベロニカ veronica|ベングド bengt|ベンチュラ ventura|ベンハミン ben
ベヴェリィー beverley|ベーア beer|ベーカー baker|ベーコン bacon|ベージル basil|ベーベル baldur|ペイジ page|ペク baek|ペトル petro|ペトローフ petrov|ペニッラ pernilla|ペルティエ pelletier
ペレス perez|ペンッティ pena|ペンティ pena|ページ page|ペール pavle|ホアキナ joaquina|ホアキン joaquin|ホイザー heuser|ホイッテーカー whittaker|ホイットニー whitney
ホイットフィールド whitfield|ホシュベリ forsberg|ホジスン hodgson|ホジソン hodgson|ホセ jose|ホセファ josefa|ホドリゲス rodrigues|ホルガ holger|ホルガ・スキール holger|ホルダン jordan
ホルツァプェル holzapfel|ホルツアプェル holzapfel|ホルドン gordon|ホルムベルイ holmberg|ホワイト white|ホワイトサイズ whitesides|ホワイトハウス whitehouse|ホワイトヘッド whitehead|ホンザ hans
ホークル hochul|ホーシャ rocha|ホーバル havard|ホーヘ jorge|ホーヴァル havard|ボア boer|ボアイエ boyer|ボイトラー beutler|ボグスワフ bohuslav|ボグミウ bohumil|ボス bosch vos
ボネ bonnet|ボフダン bogdan|ボブ・クラウシャール kraushaar|ボム beom|ボルハ borgia|ボルヘス borges|ボーア boer|ボーエン bowen|ボーデ bodo|ボードゥアン ba bachir|ボーモン beaumont|ポク bok
ポム beom bom|ポメロイ家 pomeroy|ポラ bora|ポリーヌ pauline|ポンピリウス muhammed|ポンペイオ pompeo|ポンペオ pompeo|ポンペーオ pompeo|ポンボ pombo|ポーライン pauline|ポーリーン pauline
ポール pohl panagiotis|マイアング myung|マイエ maillet|マイク mike|マイクル michael|マイリ myhre|マウェク malek|マカリウス macaria|マカリオス macaria|マカロー mccullough
マカーシー mccarthy|マキシン maxine|マギル mcgill|マクインタイア mcintyre|マクガバン mcgovern|マクグラス mcgrath|マクラフリン mclaughlin|マクルーア mcclure|マクロード mcleod|マクート malo
マグラス mcgrath|マグワイア mcguire|マコール mccaul|マサイアス mathias matthias|マシアス matthias|マシェーラ marcela|マシソン matheson|マシュウ matthew|マシュー mathew matthew
マシューズ matthews|マジディ majdi|マスグレイブ musgrave|マズール mazur|マチアス mathias|マチュー mathieu matthieu|マチルダ matilda|マッカロー mccullough|マッカーシー mccarthy
マッキンタイア mcintyre|マッキントッシュ mcintosh|マックインタイア mcintyre|マッズ mads|マッツ mads|マティス matic|マテウシュ mati|マドレーヌ madeleine|マネー mahoney|マフムード mahmoud
マヨーア major|マリウス mariusz|マリー murray|マリー＝ルイーゼ marieluise|マルカム malcolm|マルグリット marguerite|マルグリート marguerite|マルケス marquez|マルコム malcolm
マルゴー margaux|マルシャン marchand|マルチネス martinez|マルチン martin|マルック markku|マレイ murray|マレン malena|マレー murray|マー maher|マーガリット marguerite
マーグリート marguerite|マーゴ margot|マーシャ marcia|マーチン martin martine|マーティノー martineau|マーナ myrna|マーリオー mariusz|マールチェ maartje|マールティエ maartje|ミエ millet
ミエツコ mieszko|ミクマーン mcmahon|ミクメイアン mcmahon|ミッカラム mccollum|ミッシェル michele|ミニス mimis|ミハウ michal|ミヒャエル michael|ミヒャエレ michaele|ミヒャエーラ michaela
ミュラー muller|ミュリエル merle|ミューラー mueller|ミューレ myhre|ミラー mueller|ミリューチン milutin|ミレ millet|ミレイユ mireille|ミレラ mireia|ミレー millet|ミレーユ mireille
ミン minh|ムアンマル muammer|ムニョス munoz|ムヒカ mujica|ムフシン muhsin|ムフタール mukhtar|ムラト murad|ムリエル merle|ムリージョ murillo|ムーア moore|メアリ mary|メアリー mary
メイエ meyer|メイガン megan|メイジィ mazie|メイス mace|メイブル mabel|メジャー major|メジーナ medina|メドヴェージェフ medvedev|メナヘム menachem|メヒティルト mechthild|メフディ mehdi
メフディー mehdi|メフメット mehmed|メフメト mehmed|メフラーン mehran|メブリュト mevlut|メリー mary|メルキオール melchior|メレディス meredith|メン maeng|メージャー major|メージー mazie
メースン mason|メーソン mason|メーベル mabel|メーヤー meyer|モウズィズ moses|モニキ monique|モニク monique|モハンマド＝レザー mohammadreza|モルデハイ mordechai|モロー moreau
モンセラート montserrat|モーエンス mogens|モージズ moses|モーズ morse|モーズィズ moses|モーリツ moric|モーリー morey|モーンス mogens|ヤイール jairo|ヤクブ jakub yakubu|ヤコブ yakov
ヤコブレフ yakovlev|ヤニス ioannis|ヤヌワリー januar|ヤーコフ jacob|ヤーコブ yaakov|ヤーコプ jacob|ユイスマン huisman|ユジン eugene|ユソフ yusuf|ユベール hubert|ユマ uma|ユリ uri
ユリアーティ uriarte|ユリウス julian|ユリエ juliette|ユルキ jyrki|ユン jon|ユーグ hugues|ユージン eugene|ユージーン eugene|ユーハン johan|ユーリー juli|ヨアキム joachim|ヨアヒム joachim
ヨシップ joseph|ヨシプ joseph|ヨゼフ jozef|ヨナタン jonathan|ヨナーソン jonasson|ヨプ job|ヨランド jolanda|ヨリス joris|ヨルゴス georgios|ヨン john|ヨーゼフ jozef|ヨーハーナーン yohanan
ライアン lyon|ライス rice|ライト wright|ライナス lin|ラインハルト reinhardt|ラウラ laure|ラガン rafi|ラクエル raquel|ラクロア lacroix|ラクロワ lacroix|ラサロ lazaro
ラザフォード rutherford|ラザー lazar|ラシッド rachid|ラシード rachid|ラジ raj|ラス ruth|ラスコウ roscoe|ラズロ laszlo|ラッキー lucky|ラッシュ rush|ラドゥ ratko|ラドクリフ ratcliffe
ラハティ lahti|ラバハ rabah|ラフトネン lehtonen|ラフマン lachmann|ラブ love|ラブロフ lavrov|ラム lamb|ララン larin|ラング lange|ラングレン lundgren|ラヴ love|ラーザリ lazar
ラーザール lazar|ラーシュ lars|ラーション larsson|ラースロー laszlo|ラーヘル rachel|リアナ lia|リアン liane leanne|リアーナ lia|リサ liza|リシャルト ryszard|リス rhys|リチャド richard
リチャーズ richards|リッチョッティ ricciotti|リハルド richard|リバス rivas|リヒアルト richard|リヒャルト richard|リベラ rivera|リベロ rivero|リベーラ rivera|リュシー lucie
リューボフ lyubov|リロイ leroy|リンカーン lincoln|リンジー lindsay lindsey|リンドフォシュ lindfors|リー leigh lea|リージャ lidia lidija|リース rhys|リーズ leeds|リーチ leach
リード read reid|リール leal|リーヴァイ levi|ルアナ luana|ルアン luan|ルイ louis|ルイス ruiz|ルェ roe|ルカ luca luka|ルカシェンコ lukashenka|ルカス lucas|ルカース loukas
ルキウス lucio|ルキッチ lukic|ルキャネンコ lukyanenko|ルクレール leclerc|ルグラン legrand|ルサージ lesage|ルシア lucia|ルシアス lucio|ルシアン lucien|ルシウス lucio|ルシュ rush
ルシル lucille|ルシーア lucia|ルシーナ lucena|ルジャンドル legendre|ルジョンドル legendre|ルスラーン ruslan|ルズヴィ ludvig|ルセ rousset|ルソー rousseau|ルチア lucia|ルッジェーリ ruggeri
ルッジェーロ ruggero ruggiero|ルッセ rousset|ルッソ russo|ルッフィーニ ruffini|ルツァ luca|ルツィア lucia|ルツィエ lucie|ルディ rudy rudi|ルトフィ lotfi|ルドウィグ ludwig
ルドルフ rudolf ludolf|ルドヴィク ludvig|ルドヴィッグ ludvig|ルドヴィッヒ ludwig|ルドヴィーグ ludwig|ルナ luna|ルニャン runyan|ルネ rune renee rene|ルノー renaud renault
ルパート ruppert|ルビオ rubio|ルビー ruby|ルビーナ rubina|ルフォール lefort|ルブラン leblanc|ルベン ruben|ルミャンチェフ rumyantsev|ルメール lemaire|ルモアヌ lemoine|ルルー leroux
ルロワ leroy|ルンド lund|ルー roux|ルーイー louie|ルーク luke|ルーシャス lucio|ルース ruth|ルーセ rousset|ルートガー ludger|ルートヴィヒ ludwig|ルードヴィヒ ludwig|ルーベ loubet
ルーホッラー rouhollah|ルーヴェ ludvig|レイ rae|レイサム latham|レイシー lacey lacy|レイチ leite|レイチェル rachael|レイナルド renaud|レイノー reynaud|レイフ ralph|レイリー reilly
レイン lane|レインゴリト reinhold|レイヴン raven|レオニーダ leonidas|レオンチ leontiy|レジェス reyes|レジャバ lezhava|レジー leslie|レッシル leslie|レディ lady|レディー lady|レナト renata
レノー reynaud|レボーヨ rebollo|レンソ renzo|レヴァニ levan|レヴィン levine|レーン lane|ロウ law rowe roe|ロケ roque|ロサノ lozano|ロシャナク rossana|ロジャース rogers rodgers
ロジャーズ rodgers|ロジー rosi|ロナウド ronaldo|ロハス rojas|ロバン robin|ロペス lopez|ロラ dolores|ロラン roland|ロランス laurence|ロレンス lawrence|ロワ roy|ロワゾー loiseau
ロワン rohan|ロン yong|ロー lowe|ローウェンタール lowenthal|ローズ rhodes|ローチ roach|ローラ dolores|ローラン roland laurent|ロール laure|ローワン rohan|ワイアット wyatt|ワイズ wise
ワイルド wild|ワジム vadim|ワディム vadzim|ワレンチン valentin|ヴァイナー viner|ヴァシーリ vasil|ヴァシーリェフ vasilev|ヴァルギース varghese|ヴァレリア vali|ヴァレンチナ valentina
ヴァレンチン valentin|ヴァレーオ vallejo|ヴァンサン vincent|ヴァーノン vern|ヴィクトワール victoire|ヴィタリー vital|ヴィンツェ vincent|ヴィヴィエン viviana|ヴィーベケ viveka|ヴェリ veikko
ヴェリコ veljko|ヴェレス velez|ヴェロニック veronika|ヴェンダ vanda|ヴォイスラヴ vojislav|ヴォーン vaughan vaughn|ヴャチェスラフ vyacheslav viacheslav
ヴャチェスラヴォヴィチ vyacheslavovich|ヴャチェスラヴォヴィッチ vyacheslavovich|ヴャチャスラウ vyacheslav|ヴラジーミル vladimir|ヴラチスラフ vladislav|ヴルフ wulff|ヴワディスワフ vladislav
聖ウィンケンティウス vincent|聖マクシミリアヌス maximilian
`,
  hangul: `
가브리에우 gabriel|가브리엘 gabriele|가서 jiarui|가아 keer|곤살레스 gonzalez|골트슈미트 goldschmidt|광사 tadashi|그제고시 grzegorz|기예르모 guillermo|끌레망 clement
나자렌코 nazaranka|노씨 ro|니컬러스 nicholas|니콜라 nicolas|다리우스 dariusz|덕여 tokyo|데이비드슨 davidson|도로시 dorothea|도허티 doherty|두케 duque|디츠 dietz|라이어넬 lionel
라이언 ryan|랑글루아 langlois|램지 ramsey|러커토시 lakatos|레나토 renata|레나트 rinat|레너드 leonard|력력 lili|로라 laura|로미오 romeo|로이터 reuter|로저 roger|로제 roger
로져 roger|로페스 lopez|로하스 rojas|루보 ljubo|루이지 luigi|루지에로 ruggiero|루초 lucio|룬드베리 lundberg|류씨 yu|리드 reid|리처드슨 richardson|린지 lindsay|링케 linke
마곳 margot|마우리치오 maurizio|마이어너 myrna|마이크 mike|마이클 michael|마천드 marchand|마테우시 mati|마테이스 matthijs|마티외 matthieu|마티치 matic|만들다 font|말콤 malcolm
매기 maggie|매튜 matthew|맥더멋 mcdermott|맥휴 mchugh|머피 murphy|메건 megan|메리 mary|뫼니에 meunier|묘씨 myo|무뇨스 munoz|무어 moore|문박 wenbo|미리암 maria|미하우 michal
민이 miner|바르트워미에이 bartek|바오 pou|바이 bo|발렌타인 valentine|발리오니 baglioni|뱌체슬라프 vyacheslav|베드로 peter|베르나르 bernard|베번 bevan|베이컨 bacon|베치 betsy
벵자맹 benjamin|보로비요프 vorobyev|브누아 benoit|브라이언 brian|브와디스와프 vladislav|블라디슬라프 vladislav|블랜차드 blanchard|비아체슬라브 viacheslav|비에른 bjorn|빈첸초 vincenzo
사도 seto|사랑 love|사이먼 simon|샌도벌 sandoval|섀러드 sherrod|서우 shou|석공 mason|석진 alfredo|솁추크 shevchuk|소바주 sauvage|수브라마냠 subramaniam|수아레스 suarez
수전 susan|쉬러드 sherrod|슈로더 schroeder|스미스 smith|스타니스와프 stanislaw|스테이시 stacey|스테판 stephane|스티브 steve|시지 tadashi|아기아르 aguiar|아더 arthur
아르카디우시 arkadiusz|아리 eli|아리스 alice|아서 arthur|아우베르투 albert|아우비스 alves|아이린 irene|아이작 isaac|아하론 aaron|안제이 andrzej|알랭 alain|알렉산더 alejandro
알렉산드로비치 aleksandrovich|알렉산드로스 alexander|알버토 albert|알브레히트 albrecht|압뒬하미트 abdulhamid|앙투아네트 antoinette|앙투안 antoine|애덤 adam|애덤스 adams|앤드루 andrew
앤서니 anthony|앤젤로 angelo|앨버토 albert|앨퍼 alper|야누시 janusz|야니스 ioannis|에도아도 edoardo|에두아르 edouard|에런 aaron|에번 evan|에이미 amy|에티엔 etienne
엔히크 henrique|엘레니 helene|엘리자베스 elizabeth|여립 lili|역립 lili|연씨 jon|예수아 jesus|오드레 audrey|오드리 audrey|오르티스 ortiz|오씨 oh|오언 owen|옥란 yulan|옥화 yuhua
올리비에 olivier|와이엇 wyatt|외즐렘 ozlem|요한 john|우로시 uros|우스만 uthman|워렌 warren|웨이롄 william|위렴 william|윌리엄 william|윌커슨 wilkerson|유진 eugene|율안 luan
이냐키 inaki|이매뉴얼 emanuel|이사기레 izaguirre|이오인 eoin|이을마즈 yilmaz|이즈마일로프 izmaylov|인차기 inzaghi|일론 elon|입달 lida|잉리 ingrid|자코모 giacomo|자크 jacques
작스 sachs|잔니 gianni|잔루카 gianluca|장씨 chang|전사 tadashi|전씨 chen|정사 tadashi|정씨 chung|제니퍼 jennifer|제사르 cesar|제이미 jamie|제이크 jake|제임스 james
젤코 zeljko|조단 jordan|조던 jordan|조르조 giorgio|조르지 jorge|조반니 giovanni|조씨 cho|조지 george|존슨 johnson|종현 gasti|주디스 judith|주세페 giuseppe|주앙 joao
주자네 susanne|줄리아나 giuliana|즐라탄 zlatko|지씨 gi|지안루카 gianluca|쩌우 chau|찰리 charlie|찰스 carlo|총사 tadashi|최씨 choe|카스파 kaspar|카일라 kyle|카타지나 katarzyna
카툰 queen|칼손 karlsson|캐서린 katherine|캐시 cathy|커닝엄 cunningham|커얼 keer|커우 kao|커털린 katalin|코니 connie|코데로 cordero|코르디에 cordier|콰메 ato
쿠즈네초프 kuznetsov|쿨카니 kulkarni|크리스천 christian|크리스토퍼 christopher|크리스토퍼슨 christoffersen|크리스토프 christophe|크리스티냐 krystyna|크리스티야 krystyna
크시슈토프 krzysztof|클라이브 clive|클레망 clement|클레몽 clement|클리퍼드 clifford|타오 to|타일러 tyler|탕기 tanguy|트레호 trejo|파브리치오 fabrizio|파트리치아 patrizia|퍼드 ford
퍼트리샤 patricia|페드로 peter|페어회벤 verhoeven|페이지 page|포르스베리 forsberg|푸르니에 fournier|푸리족 puri|프라뇨 franjo|프란세스크 quico|프란치스코 francisco|프랑수아 francois
프리드리히 friedrich|프리드릿히 friedrich|피에르 pierre|피터 peter|피터르 pieter|필리포 philip|필리프 philippe filip|하비에르 xavier|하얀색 white|하오 chao ho|하이드리히 heydrich
하이메 jaime|하인리히 heinrich|하인츠 heintze|허낸데즈 hernandez|현담윤 hyun|현진 sam|호나우두 ronaldo|호세 jose|호아킨 joaquin|홀링스워스 hollingsworth|후스토 justo|후안 juan
훌리오 julio
`,
  devanagari: `
अदनानी adnan|अलेक्जेन्डर alexander|आयशा aisyah|एग्नेस agnes|एरियाना ariana|ओलिभर oliver|ओलेक्जेंडर oleksandr|क़ुरैशी qureshi|ख़ातून queen
चावला chawla|चौधरी chowdhury|जर्ज george|जॉन john|ट्रवर trevor|डैनियल daniel|थौर्न्टन thornton|दत्त dutta|पिटर peter|फारुख farooq
फारुख़ farooq|बन्दोपाध्याय banerjee|बीट्राइस beatrice|भट butt|भारत india|माइकल michael|मुन्दरि ring|मुर्मू thakur|मुलर muller
मेहयोत्रा malhotra|योहान johan|राय bushra|राव rao|लिएंडर leander|लेन lane|लोपेज lopez|विल्हेम wilhelm|वेबर weber|शर्मण sharma|श्मिट schmidt
संतुष्टि tripti|सिंह singh|सिद्धार्थ siddharth|सूरज sun|सैम samantha|हचिंसन hutchinson|हचिन्सन hutchinson|हडसन hudson|हसनी hassan
हैमिलटन hamilton
`,
  bengali: `
অঁতোয়ান antoine|অক্ষয় akshay|অমল amol|অমৃতা amrita|আইজাক isaac|আনোয়ার anwar|আর্নস্ট ernst|আর্নেস্ট ernest|আলেকজান্দ্রা sandra|আসফ asaf
ইউজিন eugene|ইভা eva|ইয়ারন yaron|উদয় uday|ঋষি rishi|এগনেস agnes|এপ্রিল april|এরিখ erich|এলন elon|ওয়াকার walker|কউর kaur|কণি kony
কপূর kapur|কমলা kamala|করণ karan|কলিন colin|কার্ট kurt|কিথ keith|কিরণ kiran|কৃষ্টি kristy|কৃষ্ণ krishna|কৃষ্ণা krishna|কেট kate|কেরি carey
কোতোয়াল kotwal|কোল cole|কৌরশ kourosh|ক্যারি carrie|ক্যাসিমির kazimierz|ক্রাউলি crowley|ক্লার্ক clarke|খাঁ khan|খাঁন khan|খাতুন queen
খাদিজা hatice|গর্ডন gordon|গেহরগে george|গৌতম gautam|গৌরব gaurav|ঘেওর্জ george|চক্রবর্তী chakraborty|চক্রবর্ত্তী chakraborty
চট্টোপাধ্যায় chatterjee|চেনি cheney|চোপড়া chopra|চৌধুরী chaudhari chaudhry chowdhury|জঁ jean|জন jon john|জনসন johnson|জনি johnny joni
জয় joy|জয়নব zeynep|জর্জ george|জর্জিনা georgina|জর্জিয়া georgia|জর্জো giorgio|জলি joly jolly|জাক jacques|জি kai|জিন jean|জিভকভ zhivkov
জিসাস jesus|জুন june|জুনেযো junejo|জুসেপ্পে giuseppe|জেকব jacob|জেন jane|জেমস james|জোন্স jones|জোভান্নি giovanni|জ্যাকলিন jacqueline
জ্যাকারি zachary|ঝাং zhang|টড todd|টম tom|টমামজ tomasz|টমাস thomas tomasz|টমাস্জ tomasz|টমি tommy|টাইলার tyler|টেইলর taylor|ট্রেসি tracy
ডগলাস douglas|ডন don|ডাডলি dudley|তমাল tomal|তারেক tariq|তাহের tahir|থর thor|দত্ত dutta dutt datta|দিব্যা divya|দীপক deepak|নওয়াজ nawaz
নক্স knox|নেহল nihal|পল paul|পাওয়েল powell|পাণ্ডে pandey|পিট pete|পিয়ার্স pierce|পিয়ের pierre|ফার্স্ট first|ফ্রঁসোয়া francois
ফ্রিডরিশ friedrich|ফ্র্যাংক frank|বন্দ্যোপাধ্যায় banerjee|বব bob|বর্মা verma|বসু bose|বাই pak|বাখ bach|বায়রন byron|বারনি bernie
বার্নি bernie|বিউকানান buchanan|বেইলি bailey|বেকন bacon|বেগম begum|বেয়ার্ড baird|বৈদ্য vaidya|বৈষ্ণবী vaishnavi|বোস bose basu|ব্রাউন brown
ব্রায়ান bryan brian|ব্রিজেস bridges|ব্রুস bruce|ব্লেক blake|ব্ল্যাকওয়েল blackwell|ভটনাগর bhatnagar|ভিক্টর viktor victor|ভিন্স vince
মদন madan|মরিস morris|মাইক mike|মাইকেল michael|মারি murray|মিগেল miguel|মিলন milan|মিশেল michel michelle|মুখার্জি mukhopadhyay
মুখার্জী mukhopadhyay|মুখোপাধ্যায় mukherjee|মুর moore|মুরমু thakur|মুর্মূ thakur|মে may|মেজর major|মেরি marie mary|মোঃ md|মোহন mohan
মোহনদাস ricardo|ম্যাক্সওয়েল maxwell|ম্যাথিউ matthew|যতীন jatin|যোশী joshi|যোহান johann|রজার roger|রজ্জাক razzaq|রদ্রিগেস rodriguez|রনি rony
রনিত ronit|রবার্ট robert|রবি ravi|রবিন robin|রমন raman|রমেশ ramesh|রশিদ rashid|রস ross|রহমান rahman|রহিম rahim|রাই radhika|রাইট wright
রায় roy|রুডলফ rudolf rudolph|রুয়ান juan|রুসো rousseau|রোজ rose|লটফি lotfi|লতিফা lateefah|লয়েড lloyd|লরেন্স lawrence laurence|লসন lawson
লাভ love|লিংকন lincoln|লিয়ানা lia|লুই louis|লুক luke|শন sean|শরিফ sharif|শহিদ shahid|শিব shiva|শ্মিট schmidt|সঞ্জয় sanjay|সমর samar
সমির samir|সরকার sarkar|সাইমন simon|সাইয়্যেদ syed|সাঈদ syed|সাঈয়িদ syed|সাগর sagar|সার্লোট্টা charlotta|সু sue|সুলায়মান sol|সূর্য sun
সৈয়দ syed|স্কট scott|স্টিভ steve|স্টুয়ার্ট stewart|স্টোকস stokes|স্টোন stone|হক haq|হাইনরিখ heinrich|হাভিয়ের javier|হামযা hamza
হার্ভে harvey|হিথ heath|হিমেনেস jimenez|হুয়ান juan|হেদার heather|হেরিডা heredia|হোমস holmes|হোয়াইট white
`,
  hebrew: `
אֲבִיטַל avital|אגידיוס gil|אדל adele|או oh|אואן eoin|אובציניקוב ovchinnikov|אובר aubert|אוויטה evita|אוון owen evan|אוונס evans
אוורט everett|אוטביו ottavio|אויגן eugen|אוליברס olivares|אולליה eulalia|אולנה yelena|אוקפור okafor|אורדוריק odorico|איב yves|איבו ivo
איבון yvonne|איבר ivar|איהן ilhan|איוונה ivan|איזבל isabel isabelle|אייזיאה isaiah|אייל eyal|איילה ayala|איילת ayelet|איל eyal|אירנה irene
אלברס alvarez|אלונה alena yelena|אלחנדרו alejandro|אליהו elijah|אליזבת elisabeth elisavet|אלייזה eliza|אלכסנדרה sandra|אלנה elena
אלני helene|אלקרס alcaraz|אנזה ange|אנזליק angelique|אנחל angel|אנט annette|אנריקה henrique enrique|אסקיאל ezequiel|אעטם azam
אפנסייב afanasyev|אפרת efrat|אפרתי efrati|אריה leo|ארלה aryeh|ארננדס hernandez|ארקד arkadiusz|בָּרָץ baratz|באן pan|בוגדנוביץ bogdanovich
בוורלי beverley|בוכהולץ buchholz|בולאנזה boulanger|בוניפקיוס boniface|בוסקה bousquet|בורזואה bourgeois|בורחס borges|בזרנו bejarano
ביארן bjarne|ביוקנן buchanan|ביורן bjorn|ביי bae|בייטס bates|ביירן bjorn|ביקר baker|בלאן blanc|בלוצי bellucci|בלייק blake|בלקוול blackwell
בלתזר balthasar|בנג pang|בנואה benoit|בצלאל bezalel|בראנימיר branko|ברוורמן braverman|ברטראן bertrand|בריזיט brigitte|ברייס bryce
ברנאר bernard|ברניקי berenice|ברץ baratz|ברק barakat|ברתשווילי baratashvili|גאולה geula|גאנג jung|גאפר jafar|גארד jared|גו joe chu|גוּן june
גואן joanne|גואנה johanna|גובנה jovana|גוודלחרה guadalajara|גוזפה giuseppe|גוזפינה giuseppina|גוטיירס gutierrez|גויס joyce|גול jules
גולי julie jolie|גוליאלמו guglielmo|גוליאן julien|גוליה julia|גולס jules|גון june john|גונג kong|גונזלס gonzalez|גונזנה gonzaga
גונסאלס gonzalez|גונסלס gonzalez|גונתן jonathan jonatan|גוסטב gustav|גוספה josefa|גיאנג kong|גיום guillaume|גייגו gallego|גייד jade
גיימי jamie jaime|גיימס james|גיין jane|גייקוב jacob|גייקובס jacobs|גייקובסון jacobson|גיליירמה guilherme|גימי jim|גלובר glover|גמאל jamal
גמיל jamil|גן chen|גנבייב genevieve|גנה jenna|גנט janet|גני jenny|גניה jenia|גניס janice|גנסן jensen|גסיקה jessica|גספינה giuseppina
גספרה gaspare|גפן geffen|גפני gafni|גפסן jepsen|גפרי jeffrey jeffery geoffrey|גק jack jacek|גרום jerome|גרי jerry|גרייס grace|גרמי jeremy
דאוד dawud|דאודטו diosdado|דאל dahl|דבון devon|דבורה deborah debbie devorah|דובדבני duvdevani|דווית davit|דויטש deutsch|דונאטה donatella
דזירה desiree|דיאס diaz|דיוויס davis|דייב dave|דיידונה dieudonne|דילייני delaney|דני daniel|דספינה despoina|דפנה dafne|דפני daphne
דקוטה dakota|דרייק drake|הא ho|האו howe|הדוויג hedvig|הובר hoover|הוואלי hawley|הוי hi|הויזנר hausner|הול hall|היט pinhas|הייז hayes
הייל hale|הייר hare|הירדני jordan|הירנומה hiranuma|הלנה elena|הניג henning|ואדימוב vadim|ואדימובנה vadim|ואיה valle|ואלוייב valuev
ואסקס vasquez|וארלה varela|וגה vega|ודימוב vadim|ודימובנה vadim|ווהן vaughn|וויט wyatt|ווקר walker|ויבקה viveka|ויבר weaver|וייד wade
וייט white|וילנואבה villanueva|וישוואנתן viswanathan|ונסה vanessa|ורהפטיג warhaftig|ורטהיימר wertheimer|ורנה varna|זאן jeanne|זאנה jeanne
זאק jacques|זאקוב jacob|זהבה zehava|זואאו joao|זווניה zhvania|זוזה jose|זול jules|זולי julie|זוליין julien|זוניור junior|זוראבלוב zhuravlev
זורבלב zhuravlev|זורבלוב zhuravlev|זורה zoran|זורז georges|זיל jules|זירו giraud|זך zach|זעלדינאַ zeldin|זק jacques|זק"ש sachs
זקלין jacqueline|זראר gerard|זרע seed|חאטון queen|חביב haviv|חבייר javier|חוסה jose|חורחה jorge|חושה guusje|חיימה jaime|חימנס jimenez
חקובו jacobo|חרארדו gerardo|חררדו gerardo|טבעת ring|טומש tomasz|טיבו thibaut|טיומקין temkin|טייט tate|טקדה takeda|טרוחיו trujillo
טרנציו terence|יֵשׁוּ jesus|יאיר jairo|יאן jahn|יאנוש janusz|יאניס janice|יבגני evgeny|יבטושנקו evtushenko|יהב yahav|יהונתן jonathan
יהושע yehoshua joshua|יו hugh|יוֹגֵב yogev|יוּבָל yuval|יובל yuval|יוברט hubert|יוגב yogev|יוז hughes|יוליוס julian|יונה john|יונס jonas
יוסטון houston|יופ joep|יורגוס georgios|יזי jerzy|יחזקאל yechezkel|יחיא yahia|ייטס yates|ילמאר hjalmar|ילנה elena|ינסון jansson|ינסן jenssen
יסמין jasmin jasmine|יספר jesper|יענקלה yakov|יעקבי jacobi|יפר yifrach|יקטרינה ekaterina|ירדן jordan|ירושלים jerusalem|ירח moon|יריב yariv
ירמיהו jeremias|ישוע jesus|ישעיה yeshayahu|ישעיהו isaiah|ישר yasar|כהן kogan|כריסטוף christophe|כריסטינה christine|לא lo|לאַנדאַ landa
לאַנדאָ landa|לאַנדוי landa|לאב love|לאו lowe|לביא lavi|לגראן legrand|לוֹדוביקו lodovico|לוּדוביקו ludovico|לואו lowe|לואיז luise|לוב love
לווין levine|לוון levan|לולה dolores|לופס lopez|לופש lopes|לוקה lucas|לוקיוס lucio|לורה laura|לי leigh|ליאנה lia|לידזי lindsay|ליין lane
לם lamb|לנדאַ landa|לקטוש lakatos|לרה lara|לרו leroux|מָרינוב marinov|מאיירס myers|מבלוט mevlut|מדואוז meadows|מוניוס munoz|מוריאל merle
מוריו morillo|מורמו thakur|מזור major|מזרחי mizrachi|מייק maike|מייקל michael|מיריי mireille|מישל michelle michele|מנזס meneses|מני menachem
מצא matza|מר mehr|מרב merav|מרגו margaux|מרינקוביץ marinkovic|מרפי murphy|מרשאן marchand|מתייה matthieu|נאוה nava|נגוא najwa|נדזדה nadezhda
נואלס knowles|נוה naveh|נוואז nawaz|נווה naveh|נח noah|נייט knight|נייתן nathan|ניצה nitsa|ניקולס nicholas|נעה noa|נפיסה nafisa|סאינס sainz
סבטלנה svetlana|סבינה sabina|סגרה zegarra|סוארס suarez|סוויסה suissa|סוויפט swift|סוורה sverre|סולומון sol shlomo|סולומן sol|סופי sophie
סזאר cesar|סטיבן stephen|סטפני stephanie|סייקס sykes|סילבסטרה silvestre|סילון jet|סמיואל samuel|סנצס sanchez|ססקיה saskia|סרפינו serafina
סשנס sessions|עדינה adi|עובדיה ovadia|עורב raven|עירוני urban|עמרם imran|עפר ofer|עקב yakov|פֶּרוֹ perrot|פאבל pavel|פאווז fawaz|פאק baek
פאראסקבה paraskevi|פביאן fabienne|פבל pavel|פבלוב pavlov|פוגט vogt|פוזול pujol|פוטיומקין potemkin|פורסט forrest|פטימה fatima
פטרוביץ petrovich|פיו pugh|פיוטר peter|פיי faye|פייג page|פייר pierre|פיליפ philippe|פיני pinhas|פלייס place|פמלה pamela|פרג faraj
פרייס price|פרמילה pramila|פרניו franjo|פרננדס fernandez|פרנסואה francois|פרנץ french|פרנציסקוס franz|פרנצסקה francesca|פרנצסקו francesco
פררה ferrara|פתח fateh|פתחי fathi|צָדוֹק zadok|צדוק zadok|צוי choe|צופרה chopra|צי gi|צייני cheney|צייס chase|צלסי chelsea|קאָך koch
קארטרייט cartwright|קאריו carrillo|קו gu|קוֹבאץ kovacs|קובאלצוק kovalchuk|קובאץ kovacs|קובי yakov|קוואמה ato|קווייל quayle|קווין kevin
קוזנצוב kuznetsov|קולדוול caldwell|קונסטנטין konstantinos|קזימיר kazimierz|קייט kate|קייטי katie|קיין kane|קייסי casey|קירילוס cyril
קלווי kalevi|קליף cliff|קסטיו castillo|קרבאליו carvalho|קרבחאל carvajal|קרטרייט cartwright|קריסטל christel|קרל charles|רְאוּבֵן reuven
ראתרפורד rutherford|רגינה regina|רואיס ruiz|רובר robert|רודס rhodes|רודריגז rodrigues|רוזי rosie|רוזלי rosalie|רויזען rosen|רזינה raz
ריי rae|רייט wright|ריס rhys|ריצי ritchie|רישאר richard|רנו renault|רנסו renzo|רפאל rafael raphael|רפאלי refaeli|רפי rafi|רתרפורד rutherford
שַׁרְבִיט sharvit|שׁוֹשַׁנָּה shoshana|שׂרי sari|שאיין cheyenne|שאן sian|שארל charles|שבח shevach|שבעה shiva|שבצנקו shevchenko|שגיא sagi
שובל shoval|שולץ schulz|שון sean|שחור shachor|שטפן stefan|שיין shane|שייע yeshayahu|שינצי shinji|של kjell|שם־טוב shemtov|שמחה simcha
שמשון samson|שעפסיל shabtai|שפי shefi|שפסיל shabtai|שפר schaefer|שרלין charlene|תאודורוס theodore|תדיאוש tadeusz|תומאש tomasz|תומש tomasz
`,
  arabic: `
آبي abbie|آرتھر arthur|آرنز arens|آرنه aarne arne|آزاده azade|آزمن osman|آسیہ aasiya|آقنييسكا agnieszka|آمنه amine|آمنہ amine amina
آویو aviv|آيرلادند ireland|آيفي ivey|آکلیس achilleas|آیزاک isaak|أتو otto|أثيفيدو acevedo|أدريان adrienne|أدهم adham|أدينا adi|أرنو arnaud
أسبرتسا esparza|أشعياء isaiah|أغنيتا agnes|أغوستين gustavo|أكوسينا azucena|ألكساندرا sandra|أليخاندرا sandra|أليسون ali|أليغو alejo
أليوت ellen|أمادو amo|أمة amat|أناتولي anatol|أنجلينكا angelika|أنخيل angel|أنغا anja|أنكه anke|أوتم autumn|أوتو isak|أوجين eugene
أوجيه auger|أورسولا ulla|أوزلم ozlem|أوزيبيو eusebio|أوسيبوف osipov|أوفه ove uwe|أول ole|أولريكه ulrike|أوليسس ulises|أولينا yelena
أونه aune|أوهانس ioannis|أوين owen|أوينز owens|أيان iain|أيكمن ekman|أُولسون olson|أُولي olli|إبرو iro|إتيان etienne|إتیان etienne
إسحق isaak|إعجاز aijaz|إغناثيو ignacio|إلبيرة elvira|إلسه ilse|إلوين ellie|إليزابيث elizaveta|إليزه elsie|إم rim|إمبراتيز emperatriz
إمره emre|إنقولف ingolf|إيجل egil|إير irie|إيرج iraj|إيرل earle earl|إيرين irene|إيزدي izadi|إيزكيل yechezkel|إيست east|إيف yves|إيفال ewald
إيفرت everett|إيفلين evelina|إيفون yvonne|إيفيت yvette|إيلي ellie|إيليس elise|إيمي amy|إيميل emile|ابالفضل abolfazl|ابوالفضل abolfazl
ابوالقاسم abolghassem|اجار azhar|ادواردز edwards|ادينا adi|ادیتہ aditya|اريك erich|ازاده azade|استفانی stephanie|استیهپان stjepan
استیون stephen|اسدالله asadollah asadullah|اسٹیفن stephan stephens|اسٹیون steven stephen stiven|اشراق fa|اعجاز ijaz|افضل afzal
البحاري bukhari|البشير bashir|التميمي tamimi|الجليلي jalili|الحلبي halabi|الحويك hoayek|الحويِّك hoayek|الخامنوي khamenei|الزبتھ elizabeth
الزعبي zoabi|السبعاوي sabawi|الشيخ shaykh sheikh|الصباحي sabahi|الصباغ sabbagh|الصدر sadr|الصيد essid|الضاهر daher|الظواهري zawahiri
العامرى amiri|العامري amiri|الفرج faraj|القادر kadir|الكاظمي kazemi|المجالي majali|المحسن muhsin|المصري masri|المهند muhannad|الموجب arnon
النجفي najafi|النعمان numan|النواب nawab|النی helene|الوكيل wakil|اليافعي yafi|الْأَسْوَد aswad|الیزبتھ elizabeth|الیگزنڈرا sandra
الیگزینڈر alexander|امینه amina|امینہ amina|انتھونی anthony|انجلوا langlois|انریکه enrique|اوزلم ozlem|اولریش ulrich|اولنا yelena
اوکانر oconnor|ايرين ernestine|ايسبن esben|ايمانويل emmanuelle|ایتسخاک yitzhak|ایزابل isabelle|ایستھر esther|ایسٹر esther|ایلن allan alan
ایلیا elias|ایلیش elisabeth|ایلیٹ elliot|ایمانیول emmanuel|ایور ivar|ایگور yegor|بات butt|باتل patel|باجوہ bajwa|باد bud|باراك barakat
بارانا barahona|باريخو parejo|بافل pavel|بانايوتا panagiota|باوتشر boucher|باول powell|باينز pines|بترا petra|بترو petro|بتروف petrov
بتريشية patricia|بدرو pedro|براون browne|براونينج browning|برايت bright|برايس bryce price|براينت bryant|برمنغهام birmingham|برنس prince
برهم bahram|بروت pruitt|برويز parviz|بريجيت birgitte|بريس press|بريفوست prevost|برينيكى berenice|بطريقية patricia|بف pugh|بلان blanc
بللوٱ bello|بلنسية valencia|بنتي pena|بندوپادھیائے banerjee|بنوا benoit|بوب pope|بوبوف popov|بوتر porter|بورتيا portilla|بورتيو portillo
بورجوازي bourgeois|بورخا borgia|بورغز borges|بوفضل abolfazl|بول pohl|بولس pavlos|بولين pauline|بويغ puig|بيارن bjarne|بيام payam
بيبيانا viviana|بيترو simone|بيتس bates|بيج page paige|بير pere|بيرس pierce pearce|بيرك burke|بيرن bjorn|بيريير bernier|بيكر baker
بيكم begum|بيلوكي bellucci|بينافايدز benavides|بينوا benoit|بينيلوب penelope|بيوتر peter|بيورك bjork|بيورن bjorn|بيير pierre|بييرو piero
بَول paul|بُول paul|بِيُرن bjorn|بھٹاچاریہ bhattacharyya|بیکر baker|تاد todd|تادو thaddeus|تاديوز tadeusz|تاكر tucker|تايرون tyrone
تروهيو trujillo|تقي taghi|تقی taghi|تموتھی timothy|توربیان torbjorn|توماش tomasz|تيريزا therese|تھامس thomas|ثابت sabet|ثريا soraya|جائے joy
جابرييل gabriella|جارجز georges|جاركو zarko|جاك jacques|جاكوف yakov|جان iliana|جانسن johnson|جانيوري januar|جاورجيادس georgiadis|جايدو guido
جايمس james|جايمي jamie|جاين jane|جبريل gabriel|جرج george|جسبرسن jespersen|جفری geoffrey|جلاب gulab|جلان glen|جلعاد gilad|جمّي juma
جو julian|جورافليوف zhuravlev|جورج georges|جوزاف joseph|جوزف josef joseph|جوزفين laure josephine|جوزيب josip|جوزيبي giuseppe|جوزيت josette
جوزيف joseph gottlob|جوزيه jose|جوزپه giuseppe|جوستين heath|جوليان soren|جوليو giulio|جون jhon john|جونغ yong|جيانيس ioannis|جيرار gerard
جيرو giraud|جيسي jessica|جيف geoff|جيفري geoffrey|جيفكوف zhivkov|جيكوف zhekov|جيلكو zeljko|جيليان jill|جيمس james|جين jane gene|جينز gaines
جينيفيف genevieve|جِيل gilles|جیسی jessica|جیمز james|جیمس james|جین jane|جیکی jackie|حارث harris|حارِث harris|حجاج hajjaj|حزقیال ezequiel
حقیقت haghighat|حكمة hikmat|حلیمہ halima|حماري gonzalo|حمامہ hamama|حنا anna|حنة anna|حوزے jose|حياة hayat|خاتون queen|خاراميو jaramillo
خافيير xavi|خدیجہ hatice|خلیفہ khalifa|خوآن juan|خواكين joaquin|خوان juan|خوانيتا juanita|خواکین joaquin|خورادو jurado|خورخي jorge
خوسيه jose|خولي juli|خوليان julian|خوليتا julieta|خوليو julio|خيرونيمو jeronimo|خيمينو gimeno|خيمينيث jimenez|دانيال danielle|داودی davoodi
دايفيد david|دايل dale|دجو joe|دروزدزف drozdov|دريه doria|دليك rosa|دوايت dwight|دوبوا dubois|دومون dumont|دومينغو ani|دوندار hamud
دويتش deutsch|دوين duane|ديان dejan|ديزي daisy|ديشان deschamps|ديفيد david|ديفيز davis davies|ديفيس davis|ديمتري dmitri|ديوك duke|ذاكر zakir
رائے roy|راجہ rizvan|راسيل russ|رافع rafi|رامزي ramsey|رانغ nang|رايت wright|رايلي riley|رضا raza|رضوان rizvan|رضوی razavi|رلى rula|رنه rene
رو roux rowe|رود rhode|رودس rhodes|روذرفورد rutherford|روشي roach|رولان rolland|رونو renault|رياض riaz|ريدونو redondo|ريزارد ryszard
ريس rhys|ريمون raymond|رينو renaud|ريڨيطال revital|رِياض riaz|ریاض riaz|زان zahn|زاکس sachs|زلاتان zlatko|زهانق zhang|زورا zoran|زويا zoe
زيفي zvi|زينه zina|زَئيف zeev|زیگفرید siegfried|سارہ sarah|سالفيستر silvestre|سامي trabelsi|سان saint|سايد side|سايكس sykes|سایکس sykes
ستنيسو stanislaw|ستيف steve|سراج siraj|سشنز sessions|سلمہ salma|سليمان sol|سمتھ smith|سمون smolin|سنگھ singh|سوازنا susana|سولومون shlomo
سومرہ soomro|سيرجي sergey|سيرجيفنا sergeyevna|سيشنز sessions|سيلفستر sylvester|سيِّد syed|سپیئرز spears|سید syed|شارل charles carlo
شايان cheyenne|شاين shane|شاہدہ shahida|شتيفاني steffi|شمص chamas|شو hsu|شوا alshawa|شوان xuan|شوبرا chopra|شوفالييه chevalier|شون sean
شويرتزر schweitzer|شيبرد shepherd|شيمون szymon|شکفته shagufta|صالحہ saliha|صبحي subhi|صفیه safia|صوفیہ sofia|ضحى duha|طنلامي danlami
طومسون thompson|عائشة aisyah|عاليه aaliyah|عالیه aliya|عبده abdu abdo|عدي uday|عذمت azamat|عرّت izzat|عقيق agate|علبي olabi|علیوف aliyev
عمرام imran|عمير umair|عودة odeh|عيزر ezer|عيلي eli|عَمّرْ amer|عُزير uzair|غارسيا gracia|غافن gavin|غان gunn|غاي guy|غرايمز grimes
غريفز graves|غودار godard|غونزاليس anguita|غويو guyot|فابريتسيو fabrizio|فاتح fatih|فاد fadi|فاروق umar|فاسك vacek|فاطی fatima|فالديس valdez
فالنتاين valentine|فاولر fuller|فايل vale|فاين fine|فتح fattah|فرائی fry|فرانسوا francois|فرانسيسك quico|فرانشيشك franciszek|فرتس fritz
فرنسوا francois|فرنسيس fanny|فروده frode|فريدريك friedrich|فریزر fraser|فضل fazal|فكتور viktor victor|فلبس phelps|فلمنج fleming|فوغن vaughan
فولوديروفيتش volodymyrovych|فون vaughn|في faye|فيبيكي viveka|فيرنون vern|فينتشنزو vincenzo|فينكه finke|فَادٍ fadi|قاي guy|قحطانی alqahtani
قرنق garang|قروس gros|قرين grin|قسطنطين constantino konstantinos konstantin|قسطنطينو constantino|قود good|قيصر cesar|كاباييرو caballero
كارترايت cartwright|كارفاليو carvalho|كاريو carrillo|كاسيا katarzyna|كامبل campbell|كايل kyle|كايلا kyle|كخ koch|كرزيستوف krzysztof
كريستوف christophe|كريستوفر christoffer christopher|كريستين christiane|كريستينا charlotta|كرين crane|كسرى khosro|كلايد clyde|كلايف clive
كلاين kline|كلفن kelvin|كلو chloe|كلير clare|كليفي kalevi|كوامي ato|كوانغ fong|كوريلز corrales|كوڤاتش kovacs|كيت kati|كيتيل kjetil
كيرلاخ gerlach|كيروش queiroz|كيسي casey|كيفن kevin|كيلموف klimov|كينتانيا quintanilla|كينيونيز quinones|كيومرث kiyumars|كييل kjell
كَاتيا katja|كھوكھر khokhar|لاكروا lacroix|لاله dolores|لانغ nang|لايرا larrea|لاين iain lane|لطفية lateefah|لوئی louis|لوئیز louise
لوت lotti|لوثانو lozano|لوران laurent|لورو leroux|لوروا leroy|لوسيوس lucio|لوسیئس lucio|لوسیوس lucio|لوكلير leclerc|لولا dolores|لونغ yong
لونگ yong|لوي louie lowe|لويل lowell|لي leigh|ليانة lia|ليزلي leslie|ليفين levine|ليليانا ljiljana|لين lane|لينكه linke|ليه leigh lis
لیزلی leslie|لینس lin|مائوریتسیو maurizio|مائیک mike|مارتينث mayte|مارشان marchand|مارفن marvin|مارلنه marlene|ماري isadora|مارينيو marinho
مارچلو marcello|ماغواير mcguire|ماكبرايد mcbride|ماكغفرن mcgovern|ماكلولين mclaughlin|ماكلين mclean|ماكنتاير mcintyre|ماكنزي mckenzie
ماكيفر mciver|مالكوم malcolm|مالمو malm|مايرز myers|مايك mike|مايكل micheal michael michal|مايلز miles|مایک mike|مایکل michael|متى matta
مجد majd|مجدى majdi|مجدي majdi|مجموعدار majumdar|محمدرضا mohammadreza|مرتضا morteza|مزراحي mizrachi|معلى moalla|مكمان mcmahon|مناحم menachem
مناحيم menachem|منوچ manouchehr|مني mona|منيره muhannad|موخيكا mujica|موريل merle|موسكوفيتش moskowitz|مولُود mevlut|مونيوث munoz|ميجر major
ميخائيل mikel|ميرجان merchan|ميرشنت marchant|ميشتهليد mechthild|ميشو michaud|ميكيلي michele|مينه mina|مينيزيس meneses|مَحمود mahmut
مُرَاد murat|میتھیو matthew|نابليون napoleone|ناصر hazem|نانسي mai|نايت knight|نثار nisar|نجوى najwa|ندى nada|نصرتالله nosratollah
نظروف nazarov|نهاد nihat|نوح nuhu|نوكس knox|نولز knowles|نيقولا nicolas|نيقولاس nicholas|نيكولا nicolas|نيكولاس nicholas|نیتن nathan
هارتوغ de|هارفي harvey|هاليانا galina|هان hahn|هاو howe|هاوس house|هايد hyde|هاينز hines|هاکوب agop|هدى huda|هرتصوغ herzog|هنريكيز enriquez
هودسون hodgson|هولمز holmes|هولندا holland|هوليان julian|هونغ kong|هيدغدورن hagedorn|هيرفج herwig|هيزل hazel|هيل hale|هيلمار hjalmar
هيننج henning|هيو emir hugh|هيورت hjort|هيوز hughes|هيوي huey|وائیں wyne|وات wout|واشنطن washington|واكيم bishara|وان wang|وايت white wyatt
وايز wise|وايلي wiley|وایلیٹ violet|ورد rosa|ولز wells|وليامز williams|وليم guillaume|وليمز williams|ونتسل wenzel|وندغرين lundgren
ووادیسواف vladislav|وودز woods|ووكر walker|وول wall|ووليس wallace|ويتيكر whitaker|ويد wade|وير ware|ويفر weaver|ويليام hale|يائير jairo
ياتسيك jacek|ياغو james|يان jahn|يانسون janssens|يانوتشي iannucci|يانوش janusz|يختونين lehtonen|يسبر jesper|يشار yasar|يشوع yehoshua
يعقوب jakub|يفبفر lefebvre|يموان lemoine|يندبرج lindberg|يندكفيست lindqvist|ينس jens|ينفريد winfried|يواخيم joachim|يوجين eugen eugene
يوحنا johan giovanni sigvard|يوسف france|يوشع yehoshua|يوليوس julian|يونس yona|يُوري jure|يُوناتان yehonatan|ٹام tom|ٹموتھی timothy
ٹوانہ tiwana|پيروزه firuza|پیج page|چافار jafar|چهاردار chaudhari|چودھری chaudhari chaudhry|چورچ george|چٹوپادھیائے chatterjee|ڈھلوں dhillon
ڈیرن darren|ڈیوڈ david|ژاک jacques|ژوزه jose|ژیل gilles|کارول carolyn|کانینگهام cunningham|کرسٹوفر christopher|کریستوف christoph
کریستوفر christopher|کلویی chloe|کوواچ kovacs|کھرل kharal|کیتھرین catherine|کیومرث kiyumars|کیوولوی quiboloy|گریس grace|گیوم guillaume
ہننا hannah|ہیرس harris|یانوش janusz|یدالله yadollah|یسوعا jesus|یوجین eugene|یوحنا john|یورگوس georgios|یوسف france
`,
  han: `
·古斯塔夫松 gustavsson|万南斗 manato|万德雷 vanderlei|万能学生 hank|三间 mima|丑姓 chou|丘姓 gu|中原佟氏 tong|中岛 nakajima|丹妮尔 danielle|丹尼尔 daniel|丹波 tamba
丹马克 denmark|主一 shuichi|丽妮尔 linnea|丽娜 rena|丽莎 litsa|丽萃 lizzy|丽贾娜 regina|丽雅 lea|久寿马 kusuma|久巴 dzyuba|久纳 kuno|久贺 koga|义姓 yi|义村 yoshimura|义氏 yi
乌兹杰诺夫 uzdenov|乌列尔 uriel|乌尊 uzun|乌尔祖拉 urszula|乌戈 hugo|乌拉瑞嘉 vali|乌拉索瓦 vlasova|乌纳努 unanue|乌苏拉 ursula|乌达 odeh oda|乌里亚特 uriarte|乌韦尔特 hubert
乌鲁达 uludag|乍得 chad|乔丹英 jourdan|乔伊 joey|乔伊姆 joaquim|乔伊斯 joyce|乔吉娜 georgina|乔尔 joel|乔希 josh|乔德利 chaudry|乔德海里 choudhary|乔斯 jose|乔斯特 joost
乔杜里 chaudhuri|乔治亚 georgia|乔治亚季斯 georgiadis|乔治娅 giorgia georgia|乔治斯 georges georgios|乔治普洛斯 georgopoulos|乔温 jovan|乔珀 joep|乔纳 joona|乔纳斯 joonas
乔纳森 jonathan jonathon|乔维特 chauvet|乔金 joakim|乘姓 cheng|乘氏 cheng|书姓 shu|书氏 shu|乾一 kenichi|了姓 liao|了氏 liao|争姓 chang|争氏 chang|于尔邦 urban|于格 hugues
于贝尔 hubert|于连 julien|井姓 jing|亚伊尔 jairo|亚伦 allan|亚伯拉罕 avraham|亚伯拉罕森 abrahamsson|亚利基利 alighieri|亚历山德拉 alessandra sandra|亚历山德罗维奇 aleksandrovich
亚历山德罗芙娜 aleksandrovna|亚历杭德拉 sandra|亚历杭德罗 alejandro|亚历杭德里娜 alejandrina|亚基 yaghi|亚孟森 amundsen|亚德蒙 adamo|亚松森 asuncion|亚森科 yatsenko|亚比他 avital
亚沙尔 yasar|亚涅斯 yanez|亚瑟 arthur|亚辛 yassine|亚采克 jacek|亚高 yakov|亞伯 abel|亞列 ariel|亞历山大 aleksandar alexander|交姓 jiao|交氏 jiao|亦姓 yi|亦氏 yi
亨利希 heinrich|亨德松 henderson|亨森 jensen|亲姓 chin|亲氏 chin|仁章 masaharu|仁衣菜 niina|仆姓 pu|他玛 tamar|付姓 fu|付氏 fu|仝姓 tong|以利亚撒 eleazar|以利西亚 eliseo
以赛亚 isah|以马内利 emanuel|任司 tadashi|任姓 rim|任尼 jenny|任氏 rim|伊万吉丽娅 evangelia|伊万娜 ioana|伊万诺夫娃 ivanovna|伊丽沙 elisa|伊丽莎 eliza|伊丽莎维塔 elizaveta
伊依特 yigit|伊侬 yinon|伊内 ina|伊利沙伯 elizabeth|伊利莎白 elizabeth|伊勒斯 eros|伊坦 intan|伊多拉斯 ektoras|伊夫 yves|伊夫拉 yifrach|伊夫林 evelina|伊夫琳 evelina|伊姆兰 amram
伊姆加德 irmgard|伊姓 yi|伊尔琳 erin|伊尼亚基 inaki|伊弗利奥 evelio|伊弗雷姆 ephraim|伊德翁 gideon|伊恩 iain inna eoin|伊拉 iara|伊拉哩 ilari|伊拉哩氏 ilari|伊斯基耶多 izquierdo
伊斯梅尔 ismail ismael|伊斯梅洛夫 ismailov|伊斯迈 ismail|伊昂 ioan|伊曼纽尔 emmanuel|伊桑 ethan|伊森 ethan|伊氏 yi|伊沙亚 isaias|伊洛蒂 elodie|伊玛 imam|伊瓦申科 ivashchenko
伊立那 irina|伊芙琳 evelina|伊芬 ethan|伊莉斯 elise|伊莉莎白 elizabeth|伊莱恩 elaine|伊莱扎 eliza|伊莲 elaine|伊莲娜 irina|伊蒂丝 edith|伊薇特 yvette|伊西 ishii|伊诺霍萨 hinojosa
伊迪丝 edith|伊里亚 irja|伊里亚德 eliad|伊里韦 iribe|伊霍尔 igor|伊顿 eaton|伊齐亚尔 itziar|伊齐基尔 ezequiel|伍法德 wolfhard|伏姓 fu|伏氏 fu|休厄尔 sewell|休恩 huhn
休斯 hughes hugues|休斯敦 houston|传司 tadashi|伦夫雷拉斯 lumbreras|伦延 runyan|伦纳德 leonard|伯克哈特 burkhardt|伯努瓦 benoit|伯尔蒂 pertti|伯尼 bernie|伯恩森 berntsen
伯特伦 bertram|伸嗣 shinji|伸志 nobuyuki|伸生 nobuo|伸裕 nobuhiro|伸雄 nobuo|伽利 galli|但丁 dante|但姓 dan|但氏 dan|住夫 sumio|住男 sumio|住雄 sumio|佐亚 zoe|佐伊 zoey
佐克西亚季斯 doxiadis|佐拉 zoran|佐治 george|佐贺 saga|佑里子 yuriko|何塞 jose|何塞法 josefa|何塞菲娜 josefina|佗美 takumi|佘姓 shea|佘氏 shea|余姓 yu|余氏 yu|佛朗哥 franco
佟佳 tong|佟姓 tong|佟氏 tong|佩克索托 peixoto|佩奇 page paige|佩尔纳 perla|佩帕 pippa|佩恩 payne|佩斯 pace|佩根伯格 peijnenburg|佩雷 perret|佩雷斯 perez|佳都夫 sumio
佳都男 sumio|侘美 takumi|依斯迈 ismail|依森 ethan|依莲娜 evelina|侯拉尼 hawrani|保丹 bogdan|保冈 yasuoka|保祿 paul|保罗 paul paolo|信一 shinichi|信太郎 shintaro
修市 shuichi|偃姓 yan|偃氏 yan|健児 kenji|僕姓 pu|儒勒 jules|儿姓 ni|儿氏 ni|允昭 masaharu|元硕 wonsuk|克丝廷 kerstin|克丽丝泰勒 christelle|克什米尔 kashmiri|克兰 crane
克努森 knudsen|克劳德 cloud|克劳泽 krause|克娜 kina|克拉 kyra|克拉克 clarke clark|克拉夫佐夫 kravtsov|克拉斯 claes|克日什托夫 krzysztof|克洛依 chloe|克洛尔 crow|克洛德 claude
克洛桑 clausen|克洛迪娅 claudia|克理 kiley|克罗尔 querol|克莉丝汀 christine|克莉丝汀森 christensen|克莱 kline|克莱因 cline|克莱夫 clive|克莱姆 cramer|克莱尔 claire clare
克莱德 clyde|克莱恩 crane|克莱格 craig|克莱芒 clement|克西马约利 xhemajli|克里夫 clifford|克里希纳穆尔西 krishnamurthy|克里思托弗 kristopher|克里斯多佛 christopher
克里斯托夫 christophe|克里斯托弗 christopher|克里斯汀 christian|克里斯滕;克丽丝滕 kristen|克里斯琴 christian|克里斯琴森 christiansen|克里斯蒂 kristine kirstine|克里索拉 chrysoula
克雷祖 kryeziu|克霍基 shawqi|克鲁斯 cruz|児岛 kojima|內森 nathan|八姓 pa|八月 august|八氏 pa|兰帕德 lamberto|兰德 randall|兰斯 lance|共治 sumio|关多琳 gwendolyn|具姓 gu
具治 sumio|兹拉坦 zlatko|兼一 kenichi|兼市 kenichi|冀姓 ji|冀氏 ji|内匠 takumi|内厄姆 nahum|内吉梅丁 necmettin|内坦 natan|内奥米 naomi|内弗 neveu|内德诺夫 naydenov|内拉 neira
内斯托 nestor|内森 nathan|冈瑟 guenther|冈萨雷斯 gonzalez|冉姓 ran|冉氏 ran|冲姓 chong|冲氏 chong|冼氏 sin|凃姓 to|凯克 kaique|凯安 kian|凯尔 kyle kare|凯尔希 kelsey
凯拉 kyra kyle|凯撒 cesar|凯斯 keith case|凯末尔 kemal|凯泽 kaiser|凯瑞尔 carrie|凯瑟林 catherine|凯瑟琳 katherine|凯茜 kathy cathy|凯莉 kayleigh kylie
凯萨琳 katherine|凯蒂 katie|凯西 casey cathy|凯西娅 katarzyna|凯里 carey|分享 share|切尔茜 chelsea chelsey|切维特柯娃 tsvetkov|列别捷夫 lebedev|列别杰夫 lebedev|列弗 leva
列维纳斯 levin|列薇思 nieves|刘易斯 lewis|则乃白 zeynep|刚果 congo|利兹 lise|利夫 lieve|利奇 leach|利奥文 levin|利奥诺拉 leonor|利尔 leal|利本 lebon|利特维年科 litvinenko
利蒂希亚 laetitia|利魏玛丹 liimatainen|别利察 bjelica|别洛乌索夫 belousov|别萨拉布 bessarab|剑倪 janne|剑姓 jian|剛士 tsuyoshi takeshi|力姓 li|加内特 garrett|加夫列尔 gabriel
加尔松 garzon|加尔维斯 galvez|加布 gabe|加布里埃 gabriella|加希奥拉 gaxiola|加拉萨 galarza|加拿大 canada|加斯丁 justin|加斯东 gaston|加斯李 guthrie|加朵 gadot|加松 garcon
加梅利尔 gamliel|加比尔 gabriel gabriele|加泰兰 catala|加泰罗尼亚 catalan|加洛斯 jaros|加百利 gabriel gabriele|加维诺 gabino|加里尔 jalil|加里索 garrison|努内斯 nunez|励姓 li
劳丽 laurie|劳埃德 lloyd|劳多什 rados|劳德米尔克 loudermilk|勃兰特 brandt|勉姓 mian|勉氏 mian|勒克莱尔 leclerc|勒努瓦 lenoir|勒夫 love|勒布朗 leblanc|勒格朗 legrand
勒梅尔 lemaire|勒梅特 lemaitre|勒热纳 lejeune|勒莫瓦纳 lemoine|勒菲弗 lefebvre|勒让德尔 legendre|勒鲁 leroux|勒鲁瓦 leroy|包尔汉 burhan|匡晃 masaharu|匡晋 masaharu
匡阳 masaharu|千鹤子 chizuko|午姓 wu|午氏 wu|华格纳 wagner|华森 watson|华沙 warsaw|华盛顿 washington|华莱士 wallace|华那 hana|华金 joaquin|华金娜 joaquina|南姓 nam
博世 bosch|博姆 bum|博尔佐夫 bortsov|博德 bird|博恩斯坦 bernstein|博斯 bose|博格米尔 bohumil|博蒙 beaumont|博蒙特 beaumont|博诺 bonneau|博达洛 bordallo|博霍克斯 bohorquez
占美 jim|卡丽 carrie|卡亨 kahane|卡内 carney|卡尔 kyle|卡尔文／加尔文 calvin|卡尔松 karlsson|卡尔默 carmo|卡彭铁尔 carpentier|卡拉坎 karaca|卡斯尔 castle|卡斯柏 kasper
卡斯珀 kacper|卡斯蒂略 cardenas|卡朋特 carpenter|卡特琳娜 aikaterini|卡瑞 carey|卡瓦哈尔 carvajal|卡瓦霍 carbajo|卡罗儿 karel|卡莱齐迪斯 kalaitzidis|卡萝尔 carroll carole
卡萨斯 cases|卡蒂尼 karttunen|卡蒂贾 hatice|卡蜜拉 carmela|卡裴利 cappelli|卡西 casey cassie|卡费尔 kaefer|卡达维 caldwell|卡迈 carmine|卡迈勒 kamel|卡迈恩 carmine
卡里达 caridad|卡齐瑞娜 katsyaryna|卡齐米日 kazimierz|卢乔 lucio|卢亚扬年科 lukyanenko|卢修斯 lucio|卢尔兹 lourdes|卢斯 luce|卢梭 rousseau|卢特菲 lotfi|卢珀特 ruppert
卢瓦索 loiseau|卷一 kenichi|厄兹莱姆 ozlem|厄兹蒂尔克 ozturk|厄尔 earle earl|厄文 irwin|厄本 urban|厄舍姆 isham|厄里亚撒 elazar|原姓 yuan|原氏 yuan|原高 ugo|又姓 you|又氏 you
及姓 chi|及氏 chi|叔姓 shu|叔氏 shu|古列尔莫 guglielmo|古场 koba|古岛 kojima|古巴 cuba|古斯塔法 gustaf|古斯曼 guzman|古林 guillen|古铁雷斯 gutierrez|可伦波 colombo|可敦 queen
可贺敦 queen|史云遜 svensson|史宾赛 spencer|史密斯 smith|史派克 sparks|史蒂夫 steve|史迪尼 steele|史都华 stewart|叶夫尼娅 yevgeniya|叶希亚 yahia|叶梅利亚年科 emelianenko
叶梦 kaname|叶海亚 yahya|司徒 seto|司徒华 stewart|司徒姓 seto|司徒氏 seto|合姓 he|合氏 he|吉勒 gilles|吉基里 gigli|吉娜 zina|吉安皮罗 giampiero|吉尔吉斯 jirjis|吉恩马可 gianmarco
吉拉德 girard|吉施纳 girschner|吉昂 gun|吉本森 gibbons|吉汉 cihan|吉洪丽 jhony|吉琳 jillian|吉米 jimmie|吉纳维芙 genevieve|吉罗 giraud|吉耶尔莫 guillermo|吉耶讷 guus
吉莉安 jill|吉莱 gillet|同姓 tong|同氏 tong|吕邦 ruben|启吾 keigo|启姓 kai|启悟 keigo|启氏 kai|启辅 keisuke|吾姓 wu|吾氏 wu|员姓 yuan|周一 shuichi|和子 kazuko|和親 kazuchika
咲良 sakura|哈伦 harun|哈伯德 hubbard|哈利勒 khalil|哈夫 huff|哈姆德 hamdi|哈尔沃森 halvorsen|哈尔腾 hartung|哈屯 queen|哈布金斯 hopkins|哈恩 hahn|哈拉尔 harald|哈林 haring
哈格多恩 hagedorn|哈穆德 hamed|哈维 harvey|哈维尔 xavier javier|哈罗多 harold|哈罗德 harold|哈里斯 harri|哈雷 harley|哥伦布 columbo|哥蒂 gotti|哥达 goda|唐基 tanguy
唐洛范 donovan|唐纳德 donald|唐纳森 donaldson|唐见 karami|唯士 tadashi|唯志 tadashi|善村 yoshimura|嘉丽 kalai|嘴本 hashimoto|因地亚 india|图克 tucker tok|图卢兹 toulouse
图尔 tudor|图巴 tova|图森 toussaint|图沃 teuvo|圈一 kenichi|圏一 kenichi|土姓 tu|土师 haji|土氏 tu|圣二 seiji|圣司 seiji|圣地亚哥 santiago|圣次 seiji|圣治 seiji
圣阳 masaharu|圭吾 keigo|圭悟 keigo|坊姓 fang|坎农 canan|坎宁安 cunningham|坎德拉里奥 candelaria|坎普 campo kemp|坎贝尔 campbell|坤姓 kun|坦贾· tanya|埃伯 ebbe
埃克哈特 eckhardt|埃克隆 eklund|埃兹奎尔 ezequiel|埃利 ellie elie|埃利奥特 ellen|埃利斯 alice elise|埃塞基耶尔 ezequiel|埃夫 efe|埃夫斯塔希奥 efstathiou|埃姆克 imke
埃尔南德斯 hernandez|埃尔多安 erdogan|埃尔斯华 ellsworth|埃尔比勒 erbil|埃尔汗 erhan|埃尔芭 elba|埃尔莎 else|埃尔薇拉 elvira|埃尔西 elsie|埃尔赛义德 elsayed|埃尔达 eldar|埃尼亚特 enyart
埃文 ellie evan elvan|埃文斯 evans|埃文盖洛 evangelou|埃斯帕纳 chile|埃斯彭 esben|埃斯梅 esmee|埃斯特万 esteban|埃斯皮诺 edgardo|埃林 eline|埃琳娜 elena|埃瑟里奇 etheridge
埃米 amy|埃米尔 eemeli ameer emre|埃米莉亚利亞 emilia|埃米蒂奥 emigdio|埃纳尔 einar|埃纳特 einat|埃莉芙特丽娅 eleftheria|埃莉诺 eleanora|埃薇 evie|埃诺 eino|埃迪内 etienne
埃里克 eirik|埃里尔 ariel|埃里尼 eirini|埃里瓦斯托 evaristo|埃里韦托 heriberto|埃默里戈 amerigo|培根 bacon|基克 quique|基多 quito|基姓 ji|基廷 keating|基思 keith|基斯甸 cristian
基施 kishi|基氏 ji|基纳尔 kenar|基诺 gino|基里西斯 kyritsis|堃姓 kun|堅姓 jian|堅氏 jian|堺井 sakai|塔伯亚 tabea|塔克 tucker|塔德乌什 tadeusz|塔拉先科 tarasenko|塔汉 tarhan
塔米 tamir|塔西宁 taskinen|塔里娅 tarja|塔黑尔 tahir|塞佩达 zepeda|塞克 zak|塞克斯 sykes|塞勒姆 salem|塞壬 siren|塞奥佐罗斯 theodoros|塞奥法尼斯 theofanis|塞尔 sire|塞尔达 zelda
塞德尔 seidel|塞恩 seth|塞恩斯 sainz|塞浦 sepp|塞米尔 samel|塞茜尔 cecile|塞门 simen|塵姓 chen|塵氏 chen|墨姓 mo|墨氏 mo|墨菲 murphy|墨西哥 mexico|壬姓 ren|壶姓 hu|壶氏 hu|壺姓 hu
壺氏 hu|复姓 fu|复氏 fu|夏克 shaker|夏尔 charles|夏尔马 sharman|夏普 sharp|夏琳 charlene|多々志 tadashi|多伊奇 deutsch|多伦多 toronto|多克托 doctor|多兰 doron|多多志 tadashi
多娜达 donatella|多安 dogan|多尔蒂 dougherty|多尔西 dorsey|多恩 doorn|多斯 dorthe|多明哥斯 domingos|多明格斯 dominguez|多朗 taro|多森 dodson|多罗西娅 dorothea|多萝塔 dorota
多萝泰 dorothee|多萝西 dorothy|多萝西亚 dorothea|大内 ochi|天真 innocent|太组 takumi|夫姓 fu|夫氏 fu|夷姓 yi|夸梅 ato|夹谷氏 tong|奂姓 huan|奂氏 huan|奇姓 ky qi
奇尔德斯 childers|奇恩 kian|奇拿 kira|奇海泽 chkhaidze|奇玛 zima|奈塔 netta|奈特 knight|奉姓 bong|奎吾 keigo|奎罗斯 queiroz|奐姓 huan|奐氏 huan|奥克 oak|奥兰多 orlando
奥列克山大 oleksandr|奥利 orly|奥利勒拉 aurelia|奥利维亚 libia|奥古斯丁 augustin|奥图尼奥 ortuno|奥多涅兹 ordonez|奥尔福德 alford|奥尔蒂斯 ortiz|奥尔贝特 albert|奥尔赫 holger
奥尔颂 ohlsson|奥尼尔 oneal|奥巴赫 orbach|奥廖娜 yelena|奥德丽 audrey|奥德蕾 audrey|奥拉济奥 orazio|奥斯博内 osborne|奥斯本 osborne|奥斯盖拉 oseguera|奥林匹亚 olympia
奥林匹娅 olimpia|奥格斯 august|奥格萨娜 oksana|奥森 orson|奥滕西娅 hortensia|奥特姆 autumn|奥科塔维 octavio|奥科诺莫 oikonomou|奥维尔 ovalle|奥罗尔 aurore|奥罗斯科 orozco
奥胡斯 aarhus|奥莉加 olga|奥莎 asa|奥萝拉 aurora|奥蒂 outi|奥蒂洛 atilla|奥贝尔 aubert|奥赫达 ojeda|奥金宝 ocampo|奥雷利奥·卡西利亚斯 amo|奥顿 autumn|奧列赫 oleg|奧尼尔 oneill
奧尼尔姓 oneill|奧尼尔氏 oneill|奧斯本 osborne osborn|奧莫 omer|奧迪 oded|女姓 nu|女巫 wu|奴力特 nurit|奴尔 nur|奶路臣 nelson|好村 yoshimura|如姓 ru|如氏 ru|妖姓 yao|妘姓 yun
妮科尔 nicole nichole|妲歌玛 dagmar|姓氏 shi|委内瑞拉 venezuela|委拉兹克 velazco|威克 wiebke|威利 willie|威尔克森 wilkerson|威尔遜 wilson|威廉姆斯 willems|威立 wiley|娄姓 lou
娄氏 lou|娜提雅维达 natividad|娜杰日达 nadezhda|婁姓 lou|婁氏 lou|守一 shuichi|安东 anton|安东茵奈特 antoinette|安伯 amber|安华 anwar|安卡 anica|安奈特 anette|安妮 aenne
安帕罗 amparo|安德列 andrey|安德列斯 andreas|安德热 andrzej|安托万 antoine|安托瓦内特 antoinette|安杰 angie|安杰伊 andrzej|安柏 amber|安格斯 angus|安瑟伦 anselm|安立 adachi
安立奎斯 enriquez|安维尔 enver|宋氏 song|宏寿 hirohisa|宗一郎 soichiro|官姓 kuan|官氏 kuan|宛姓 wan|宛氏 wan|宝拉 paula|宝雷 boulay|宠姓 chung|宠氏 chung|宣夫 nobuo
宣生 nobuo|宣男 nobuo|宣行 nobuyuki|宣雄 nobuo|宪尚 norihisa|宫姓 gong|宫氏 gong|宰娜卜 zeynep|容治 yoji|宿姓 su|宿氏 su|寅姓 yin|寅氏 yin|密涅瓦 minerva|寇兹 coates|寇姓 kao
寇氏 kao|富尼耶 fournier|富特 fonte|寮国 laos|寿美生 sumio|寿美男 sumio|寿美绪 sumio|将商 masaharu|将彰 masaharu|将明 masaharu|将晃 masaharu|将晶 masaharu|小县 ogata
小场 koba|小岛 kojima|小方 ogata|小樱 sakura|小県 ogata|少姓 shaw|少氏 shaw|尘姓 chen|尘氏 chen|尚蒂 jan|尤利乌什 juliusz|尤利乌斯 julian|尤利尔 uriel|尤卡 jouko|尤奚 yossi
尤尔 jurre|尤尼 yoni|尤瑟夫 youssef|尤里 uri|尤金 eugene|尤金妮亚 eugenia|尹明 masaharu|尼克 niek|尼古拉斯 nicholas|尼古拉耶芙娜 nikolayevna|尼可拉 nikolaj|尼基京 nikitin
尼夫斯 neves|尼尔 neal|尼昂 neo|尼涅斯 nieves|尼科拉斯 nikolaos|尼雅 nea|尾县 ogata|居伊 guy|居尔申 gulsen|屠姓 tu|屠氏 tu|山姆 sam|岛田 shimada|崔姓 choe|崔氏 choe|嵇姓 ji
嵇氏 ji|巌谷 iwaya|左伊 zoe|左伊斯 zois|左海 sakai|巨姓 ju|巨氏 ju|巩姓 gong|巩氏 gong|巫婆 wu|巫师 wu|巫祝 wu|巫覡 wu|己姓 ji|己氏 ji|巴伊 bailly|巴伦苏埃拉 valenzuela
巴克 buck baker|巴兹尔 basil|巴列霍 vallejo|巴利亚塔 vallarta|巴利亚达雷斯 valladares|巴勃罗 pablo|巴勒 ballard|巴勒姆 bahram|巴可杨尼斯 bakoyannis|巴塞勒米 barthelemy
巴尔克 barker|巴尔加斯 vargas|巴尔哈姆 bahram|巴尔德斯 valdez valdes|巴尔杜 baldur|巴尔林特 valentin|巴尔萨泽 balthasar|巴德 bud budd|巴拿马 panama|巴斯 bus
巴斯克斯 vazquez vasquez|巴沙尔 bhavsar|巴特 butt bent|巴特洛梅耶 bartek|巴特洛米耶 bartek|巴特菲尔德 butterfield|巴罗 barrow|巴莱罗 valero|巴西勒 basil|巴西尔 brasil
巴贾特 bhagat|巴迪 buddy|巴顿 patton|巻一 kenichi|布伊斯 buijs|布伦 brun blum|布儒瓦 bourgeois|布克 booker|布克哈德 burkhard|布兰特 brandt|布吕内 brunet|布吕诺 bruneau
布尔加德 burkard|布拉兹克斯 blazquez|布拉尼米尔 branko|布拉热伊 blazej|布拉福德 bradford|布拉纳 ragnar|布斯 booth|布朗 blanc browne|布朗夏尔 blanchard|布来克本 blackburn
布莱克 blake|布莱德利 brady|布莱恩 brian|布莱恩特 bryant|布莱西 brazil|布莱辛 brahim|布赖恩 bryan brian|布赖斯 bryce|布里吉斯 bridges|布里图 britto|布隆维斯特 blomkvist
布雷恩 blaine|布鲁姆奎斯特 blomqvist|布鲁尔 brewer bror|布鲁斯 bruce|希亚 shea|希勒 schou|希奥菲尔 theophile|希尔克 sylke|希尔兹 shields|希德嘉 hildegard|希拉 sheila
希拉德 rashid|希瑟 heather|希瓦利埃 chevalier|希门尼斯 jimenez|帕克 parker puck|帕冯 pabon|帕利亚罗 pagliaro|帕可 puk|帕嘉 parker|帕姆 palm|帕尼尼 panin
帕帕乔治乔 papageorgiou|帕拉伊 pally|帕斯 paz|帕斯基 pasquier|帕斯格尔 pascale|帕森 parsons|帕特里克 kilpatrick|帕维 paivi|帕茨 putz|帖木儿 timur|席夫 schiff|席安 sian
席尔瓦 sylva silva|席林 schilling|席格蒙 sigmund|席纳 sheena|平托 pintor|广道 hiromichi|庆吾 keigo|庆悟 keigo|库兹涅佐夫 kuznetsov|库利 khoury|库埃特 cueto|库奇 curci
库尔图瓦 courtois|库尼亚 cunha|库贝洛 curbelo|库隆 kuronen|底姓 di|康威 conway|康斯坦茨 constanza|康纳 conor khanna|延科 yanko|建一 kenichi|建耀知 kenichi|建部 takebe
弗兰齐斯卡 franciska|弗农 vern|弗勒 fleur|弗勒里 fleury|弗吉 fudge|弗拉基米尔 vladimir uladzimir|弗拉基米罗维奇 vladimirovich volodymyrovych|弗拉基米罗芙娜 vladimirovna
弗拉瓦斯 flowers|弗拉西奇 vlasic|弗朗塞斯科 quico|弗朗斯 france|弗朗索瓦 francois francoise|弗朗索瓦斯 francoise|弗朗西斯科·何塞 francisco|弗朗西斯科·德保拉 francisco
弗朗齐歇克 franciszek|弗洛伦斯 florentine|弗洛尔 floor|弗罗泽 frode|弗莱雷 freire|弗里德尔 friedl|弗里德里克 frederic|弗里贝里 friberg|弗雷 fry|弗雷泽 frazier|张伯伦 chamberlain
彊姓 keung|彊氏 keung|彭蒂 pena|彰久 akihisa|彰姓 zhang|彰氏 zhang|彼得斯 peters pieters|彼得松 pettersson|彼得森 peterson petersen|彼泽 peder|彿雷德利克 frederic
征姓 ching|征氏 ching|御巫 wu|德万 devon|德伊斯 deus|德克 dirk|德克尔 dekker|德克斯 dirks|德克森 dirksen|德克萨斯 texas|德兰西 delaney|德博拉 debbie|德尔玛 thelma|德尚 deschamps
德尼 denis|德怀特 dwight|德文 devon devan|德沃 devaux|德沃夏克 dvorak|德沃拉 deborah debora|德洛姆 delorme|德洛莉斯 dolores|德瑞克 drake|德米特里 dzmitry dimitrios
德维恩 dwayne|德茜蕾 desiree|德里克 derek|德雷克 drake|德韦恩 dwayne|德鲁斯 drewes|德黑兰尼 tehrani|心姓 sam|心氏 sam|必姓 bi|必氏 bi|怀斯 wise|怀特 write|怀特海德 whitehead
怀特豪斯 whitehouse|恩卡纳西奥 encarnacion|恩斯特 ernst|恩斯特龙 engstrom|恩里克 henrique|恩里克斯 henriques enriquez|恩金 engen|恭志 tadashi|恵一 keiichi|恵吾 keigo
悉尼 sydney|悟姓 wu|悟氏 wu|惠之 yasuyuki|惠妮 whitney|惠灵顿 wellington|惠特克 whitaker whittaker|愃一 kenichi|慎太郎 shintaro|戈东 gordon|戈丹 gaudin
戈威勒默 guillermo|戈尔德贝里 goldberg|戈尔杰耶夫 gordeev|戈斯 goes|戈朗 golan|戈梅利 gomel|戈登 gordon|戈茨 goetz|戈蒂耶 gautier|戈达尔 godard|戈麦斯 gomez|成晃 masaharu
戴夫 dave|戴尔 deol|戴恩 dion|戴维 david|戴维斯 davies davids|戴维松 davidson|戴维森 davidson|户姓 hu|所罗 saul|所罗门 sol shlomo|扈利 khoury|扎克尔 zucker
扎克瑞亚斯 zacharias|扎哈拉 zahra|扎塔 zetta|扎塞 sasse|扎巴里 tsabari|扎恩 zahn zayn|托亚斯 tobias|托克曼 stockman|托本 torben|托比约恩 torbjorn|托比里奥 toribio
托维亚斯 tobias|托雷斯 torrez|托马 thomas|托马什 tomasz|扬努斯 janusz|扬尼斯 giannis ioannis|扰姓 rao|扶姓 fu|扶氏 fu|承包人 contractor|拉什 rush|拉伊 bushra|拉克尔 raquel
拉克鲁瓦 lacroix|拉合尔 lahore|拉吉 raj|拉吉斯拉夫 ladislav|拉塞尔 russell|拉奎尔 rachel|拉姆 rahm|拉姆塞 ramsey|拉姆齐 ramsey|拉帕波特拉比家族 rapoport|拉德 raed|拉斯 russ lars
拉斯洛 laszlo|拉普洛斯 lampros|拉杜 ratko|拉松 larsson|拉森 larsen larson|拉津 raza|拉索尔 rasool|拉腊 lara|拉菲利 refaeli|拉萨姆 latham|拉蒂西亚 laetitia|拉蕊莎 larissa
拉金 larkin|拉齐亚 razi|拓未 takumi|拜仁 brian|拜伦 brian|拜尔德 baird|拳一 kenichi|拿破仑 napoleone|捌姓 pa|捌氏 pa|捷斯 thies|掌姓 zhang|接姓 jie|接氏 jie|提摩西 timothy
提金 tijn|摩尔 merle|摩尼 mani|摩西 moses moshe|摩醯尼 mohini|撒加利亚 zachariah|撒迦利亚 zacharias|擾姓 rao|改姓 gai|改氏 gai|放姓 fang|放氏 fang|政昌 masaharu
政明 masaharu|政晃 masaharu|政秋 masaharu|政阳 masaharu|政顕 masaharu|敬而 keiji|敷姓 fu|敷氏 fu|文斯 vince|文森 vincent|斋月 ramadan|斐姓 fei|斐氏 fei|斐迪南 ferdinand
斯图尔 sture|斯图尔特 stewart|斯坦 stine|斯坦尼斯瓦夫 stanislaw|斯塔克 stark|斯塔基 stakic|斯塔罗斯 stavros|斯塔萨斯 stathas|斯塔西斯 stathis|斯奇蒙 szymon|斯宾 spain
斯库蒂 skultety|斯彭斯 spence|斯德 seed|斯德内克 zdenek|斯德哥尔摩 stockholm|斯托姆 storm|斯拉特科 zlatko|斯文森 svendsen|斯杰潘 stepan|斯梅拉达 esmeralda|斯泰茜 stacy
斯泰西 stacey|斯滕 steen|斯特西 stacey|斯皮克 speaker|斯科沃尔佐夫 skvortsov|斯科茨 scholtz|斯维尔 sverre|斯维特拉 svetlana|斯蒂芬 stephane|斯蒂芬尼 stephanie|斯诺 snow
方丹 fontaine|方明 masaharu|施塔克 stark|施托姆 strom|施特巴 strba|施瓦茨 schwarz|施皮斯 spies|日夫科维奇 zivkovic|日德科夫 zhidkov|昆普莱宁 kumpulainen|昌一 shoichi
昌亮 masaharu|昌明 masaharu|昌晃 masaharu|昌月 masaharu|昌秋 masaharu|昌谦 masaharu|明蒂 mindy|易卜拉欣莫夫 ibragimov|易卜拉辛 ibrahim|是姓 shi|是志 tadashi|晁姓 chao
晁氏 chao|晋姓 jin|晋氏 jin|普丘 puccio|普利西 puglisi|普奇 pucci|普林斯 prince|普罗塔帕斯 protopapas|普莱斯 place|普赖斯 price|普赫 puig|普里兹 puglisi|普里戈任 prigozhin
普雷沃 prevost|暴姓 bao|暴氏 bao|曁姓 ji|曼侬 manon|曼加 manja|曼苏 mansur|曼迪娅 mandy|有姓 you|有氏 you|朔尔 scholl|朗之万 langevin|朗凯恩 ronkainen|朗格鲁瓦 langlois
朗道 landau|望姓 wang|望氏 wang|朝鲜崔氏 choe|朝鲜金姓 kim|朝鲜金氏 kim|木匠 carpenter|木姓 mu|木氏 mu|未帆 miho|本多 honda bento|本杰明 ben|本特 bengt|本特松 bengtsson
本维拉卡 bevilacqua|朮姓 chu|朮氏 chu|术姓 chu|术氏 chu|朱丽叶 juliette|朱利 jolie|朱利叶斯 julian|朱利斯 julius|朱尔 jules|朱尼贾 junejo|朱莉 jolie|朱迪 jodie|朱迪斯 judith
权姓 kwon|权氏 kwon|李奇 risch|李尼 leanne|李维 levine|杏奈 anna|杜克 duque|杜兰 durand|杜安 duane|杜尤克 duke|杜布 dube|杜布瓦 dubois|杜怀特 dwight|杜林 turin|杞姓 qi|杞氏 qi
束姓 shu|来自 van|杨森 jansen|杰伊兰 ceylan|杰伊纳布 zeinab|杰克 jacky|杰克逊 cheyenne|杰勒德 gerard|杰基 jackie|杰夫 geoff|杰姓 jie|杰弗里 jeffrey jeffery geoffrey
杰恩 jayne|杰拉德 gerard|杰斐逊 jefferson jeferson|杰斯 jesse|杰梅因 jermaine|杰氏 jie|杰米 jamie|杰米尔 cemil|杰茜 jessica|杰茜卡 jessica|杰蒙 germain|杰西 jesse
杰雷斯 jerez|杰马尔 cemal|松德奎斯特 sundqvist|林佛斯 lindfors|林奎斯特 lindqvist|林姓 lam rim|林格伦 lindgren|林肯 lincoln|林赛 lindsay lindsey|林达 rina|林霍尔姆 lindholm
枚姓 mei|枚氏 mei|柏姓 pak|柏氏 pak|查克雷伯蒂 chakraborty|查夏 chadha|查奥尔 traore|查维斯 chavez|查韦斯 chavez|柯博 cobo|柯安娜 alexandra|柯尼希 konig|柯根 kogan|柯特 curt
柯第尔 cordier|柯里 curry|柳博芙 lyubov|柳德米拉 ludmila|柳雅申科 lyashenko|柴拉夫列夫 zhuravlev|栗姓 li|栗氏 li|格伦格 grete|格兰斯特伦 granstrom|格兰杰 granger|格兹 guez
格列柯 greco|格利菲斯 griffiths|格奥尔 georg|格奥尔基 georgi giorgi george|格奥尔基耶夫 georgiev|格奥尔基耶维奇 georgiyevich|格扎维埃 xavier|格斯 gus|格斯特 guest|格林 greene
格温 kwon|格热戈日 grzegorz|格瓦德乐 guadalupe|格纳尔 ragnar|格里斯佩 gillespie|格里森 gerritsen gerritse|格里菲思 griffiths|格里菲斯 griffith|格雷丝 grace|格雷古瓦 gregoire
格雷夫斯 graves|格雷斯 grace|格雷瓜尔 gregoire|栾姓 luan|栾氏 luan|桃瑞丝 doris|桑卓普洛斯 xanthopoulos|桑尼 sonny|桑舒 sancho|桑蒂 sandy|桑诺 sanna|桑达 sander|桑迪 sunday
桑顿 thornton|桑默 summer|桜仓 sakura|桜空 sakura|桥元 hashimoto|桥本 hashimoto|梁姓 liang|梁氏 liang|梅丹诺夫 maidanov|梅乐迪 melody|梅塞德丝 mercedes|梅多斯 meadows
梅奥 mayo|梅婁 maillot|梅尔 meir mare|梅布尔 mabel|梅希亚 mejia|梅德韦杰夫 medvedev|梅德韦杰娃 medvedeva|梅拉 mayra mira|梅斯 maes mays|梅杰 major meijer|梅纳德 maynard
梨奈 nana|梭伦 solon|梵姓 fan|梵氏 fan|梵蒂米拉 ponce|森姆迪奥 zamudio|森尼 sanni|森迪 sunday|楚克乌梅卡 chukwuemeka|樊尚 vincent|樑姓 liang|樑氏 liang|檀姓 tan|欒姓 luan
欒氏 luan|欢姓 huan|欢氏 huan|欣妮 sydney|欧亨尼奥 eugenio|欧仁 eugene|欧內斯特 ernest|欧内斯特 ernest|欧几里德 euclides|欧卓夫斯基 ostrovsky|欧妮丝汀 ernestine|欧文 erwin
欧根 eugen|欧耶玛 onyema|欧迪 odd|欧露莎尔芭 rosalba|歆缇娅 cintia|歌尔德 gerd|正三 shozo|正亮 masaharu|正彬 masaharu|正彰 masaharu|正明 masaharu|正显 masaharu
正晃 masaharu|正晖 masaharu|正朗 masaharu|正秋 masaharu|正詮 masaharu|正阳 masaharu|正顕 masaharu|母姓 mu|母氏 mu|比亚内 bjarne|比利亚尔 villar|比利亚韦德 villaverde
比利亞 villa|比利时 belgium|比务 beau|比吉塔 birgitta|比吉特 birgitt birgitte|比吕志 hiroshi|比希尼娅 virginia|比斯 bice|比格 bilge|比格尔 birger|比森特 vicente|比约克 bjork
比约恩 bjorn|比阿特利斯 beatrice|比雄 pichon|毕尔巴 bilbao|毕晓普 bishop|毕特 butt|毕肖普 bishop|毛利达 maulid|永奎斯特 ljungqvist|汉尼拔 hannibal|汉弗莱 humphrey|汗姓 han
汗氏 han|江间 ema|汲姓 ji|沃伊斯拉夫 vojislav|沃克 walker|沃加利斯 voulgaris|沃哈 volha|沃尔克 volker|沃尔夫 wolfe|沃尔夫冈 wolfgang|沃尔特 volta|沃尔特劳 waltraut|沃尔高 varga
沃恩 vaughan vaughn|沃森 watson|沐姓 mu|沙乐美 salome|沙仓 sakura|沙利文 sullivan|沙博 chabot|沙尔东 charlton|沙弗尼 shaffer|沙恩 sian|沙琳 charlene|沙皮哈 schapira
沙维尔 xavier|沮姓 ju|沮氏 ju|油姓 you|法兰克 frank|法兰科 frankel|法兰西斯高 francisco|法拉尔 farrara|法瑞德利克 frederick|法赫德 fahad|法齐 faouzi|波利娜 pauline|波勒 pollack
波吉亚 borgia|波将金 potemkin|波尔 pohl poul|波尔图 porto|波尼 bonnie|波拉德 pollard|波林 pauline|波格姆 begum|波登 bourdon|波莱特 paulette|泥姓 ni|泥氏 ni|泰伦 tyrone
泰冈 yasuoka|泰勒马库斯 tilemachos|泰杰 terje|泰特斯 titus|泰耶 terje|泰隆 tyrone|泽亚 ziya|泽尼娅 xenia|泽维尔 xavier|洗姓 sin|洛佩斯 lopez|洛克 rocco|洛厄里 lowery|洛夫 love
洛斯 loes|洛朗 laurent|洛朗斯 laurence|洛杰夫 jeff|洛林 lorraine|洛蒂 lotte|洪扎 hans|派屈克 patrick|派斯 paes|浪姓 lang|海伦妮 helene|海利 haley|海妃 mei|海尔 hale
海尼克 hynek|海山 hussein|海德 hyde|海恩斯 hines|海斯 hayes|海梅 jaime|海珊 hussein|海莉 hayley|海蒂斯 hatice|淦姓 gan|温哥华 vancouver|温因 win|温特 wendt|温琴佐 vincenzo
游姓 yu|游氏 yu|溥姓 pu|溥氏 pu|滑姓 hua|滑氏 hua|滕耶 tonje|满姓 man|满氏 man|漫姓 man|潛姓 chien|潜姓 chien|澄郎 sumio|澈夫 sumio|澓姓 fu|澓氏 fu|濵田 hamada|火姓 fo|火氏 fo
灰姓 hui|灰氏 hui|炜姓 wei|烈治 ritchie|热利科 zeljko|热拉尔 gerard|然娜 jeanne|燕妮 jenny|爱丽丝 alice|爱尔兰 ireland|爱尔莫 elmer|爱德华 eduard edouard|爱德华多 edoardo
爱荷华 ainhoa|爱雷欧诺尔 eleonore|爱黛儿 adele|牛顿 newton|特伦斯 terrance|特伦齐奥 terence|特列斯 tellez|特劳德 traudl|特恩 teun|特拉瑟斯 terrazas|特拉瓦利奥 travaglio
特瑞迪耶夫 terentyev|特立尼达 trinidad|特蕾西 tracey tracie|特谢拉 teixeira|特里尔 try|特里斯 thales|特里萨 therese terezija|特隆赫姆 trondheim|特雷西 tracey|犹姓 you|犹氏 you
狄龙 dillon|狼姓 lang|狼氏 lang|猛姓 meng|献一 kenichi|猶利 uri|猶大 yehudah|猶姓 you|猶氏 you|玄姓 hyun|玄振 sam|玉姓 ok|玛丽 marie maria|玛丽亚 marja|玛丽亚姆 myriam
玛丽姹 maritza|玛丽娅 meryem|玛丽泽 marliese|玛丽莲 marilyn|玛乔莉 marjorie|玛佳娜 marjana|玛戈 margot|玛格丽特 marguerite margaret margarida|玛格莉塔 margherita
玛歌 margaux|玛琳 malena|玛莲 marlin|玛蕊恩 mariane|环姓 huan|环氏 huan|珀杜 perdue|珀琳 pauline|珀西 posey|珍尼特 janet|班奈特 bennett|班尼 benny|班尼特 bennett
理夏德 ryszard|理央 rio|理姓 li|理酉 masaharu|琳赛 lindsey|琴姓 qin|琴氏 qin|琼斯 jones|瑛姓 ying|瑛氏 ying|瑞利 reilly|瑞娜 lina|瑞秋 rachael|瑞纳 ring|瑞雯 raven
瑟伊娜浦 zeynep|瑟勒芭 sirpa|瑟各瓦 sergeeva|瑟德隆德 soderlund|璧姓 bi|瓦伦蒂金 valentijn|瓦勒提爱娜 vartiainen|瓦哈布 vahap|瓦埃勒 wael|瓦多德 wadood|瓦娃拉 varvara
瓦尔德斯 valdez|瓦斯 vaz|瓦朗 warren|瓦格纳 wahner|瓦罗 hoarau|瓦耶特 wyatt|瓦莲京娜 valentina|瓦西里 vasil|瓦西里耶夫 vasilev|瓦连京 valentin|瓦连京诺维奇 valentinovich
瓦迪姆 vadzim|瓦迪斯瓦夫 vladislav|瓦迪诺亚尼斯 vardinogiannis|甘姓 kan|甘氏 kan|甘迺迪 kennedy|生姓 sheng|生氏 sheng|由布子 yuko|由扶子 yuko|男姓 nan|男氏 nan|男泽 ozawa|画姓 hua
白克 baek|白姓 baek|白氏 baek|白里安 briand|百克 burke|百顿 burton|的黎波里 tripoli|皇姓 huang|皇氏 huang|皋姓 kao|皋氏 kao|皮克林 pickering|皮埃尔 pierre|皮奥塔 piotr
皮尔斯 pierce pearce|皮尔波罗 pierpaolo|皮尔瑞 peri|皮涅罗 pinheiro|皮特隆杰维奇 petronijevic|皮珀 pieper|皮罗夏 pera|皮耶 pierre|皮耶約 pirjo|皮耶罗 pietro|盖伊 guy
盖伊恩 guyon|盖布瑞 gabriel|盖拉 guerra|盖拉德 gaillard|盖斯 gus|盖泽尔 geisel|盖约特 guyot|盖迈尔 qamar|直史 tadashi|直嗣 tadashi|看寿 kanju|真唯 mai|真彩 maya|真明 masaharu
真秋 masaharu|真緖 mao|真雅 china|督姓 du|督朗 masaharu|睦姓 mok|睪姓 yi|砂仓 sakura|礼姓 li|礼氏 li|礼萨 reza|礼萨伊 rezaei|祁姓 qi|祁氏 qi|祇晶 masaharu|祖娜 jolanda|祢姓 mi
祢氏 mi|祿姓 lu|祿氏 lu|禄姓 lu|禄氏 lu|禅姓 chan|禅氏 chan|福克特 folkert|福克纳 faulkner|福利尼奥 feliciano|福勒 fowler|福尔克 falk|福尔克尔 volker|福德莉奇 frederique|福斯 vos
福特 ford|禰姓 mi|禰氏 mi|离姓 lei|离氏 lei|禾姓 he|秀伯 hidemichi|秀纪 hidemichi|秀道 hidemichi|秋叶 akiva|种姓 chong|种氏 chong|科兰 colin|科内利斯 cornelisz
科利斯托尔 crystal|科妮莉亚 cornelia|科尔 kerr|科尔特斯 cortez|科托 couto|科拉德 konrad|科斯坚科 kostenko|科斯拖普洛斯 kostopoulos|科昂 cohen|科曼 koeman|科比 kirby|科莱 collet
科蒂尼奥 coutinho|科里 corey|秘鲁 peru|稻姓 daw|稻氏 daw|穆克吉 mukherjee|穆哈德 mourad|穆尔 moore|穆尔塔咱汗 morteza|穆尼奥斯 munoz|穆希卡 mujica|穆汉默德 muhannad
穆罕默多夫 magomedov|穆罕默迪 mohammadi|空姓 kong|空氏 kong|端元 hashimoto|笪姓 da|第纳尔 dinar|简内罗 janeiro|箸本 hashimoto|籍姓 ji|籮丽 lori|米克尔森 michielsen|米克罗 mirco
米凯尔 michael|米劳洛 millet|米哈 mirja|米哈乌 michal|米哈尔 mihael|米基 mickey|米夏琳娜 micaela|米奇 mickey|米尔瑟 myrthe|米柯能 mikkonen|米格尔 miguel|米海尔 michael
米琪拉 michela|米肖 michaud|米舒 michou|米舒斯京 mishustin|米蕾叶 mireille|米高 michael|粟姓 su|精二 seiji|精司 seiji|精次 seiji|精治 seiji|約塞夫 yousef|約希 joshi
約瑟夫 josef joseph|約翰遜 johansson|素姓 su|素氏 su|索古尔 songul|索尔 saul|索尔森 thorsen|索尼娅 sonja|索洛维约夫 solovev|索洛萨诺 solorzano|索耶 sawyer|索莱达 soledad
索菲亚内 sufyan|索萨 souza|索非亚 sofia sophia|縞田 shimada|繳费处 shroff|约书亚 yehoshua|约克 york|约兰妲 yolanda|约安娜 johanna|约尔 yoel|约斯特 joosten
约瑟夫 jozef iosif yosef|约瑟普 josip|约纳斯 joonas|约翰 jhon john|约翰斯 johns|约翰逊 johnathan johnsen|纪内 kiuchi|纪尧姆 guillaume|纯夫 sumio|纯央 sumio|纯生 sumio
纯男 sumio|纯郎 sumio|纱丽 sari|纱仓 sakura|纳兰霍 naranjo|纳加非 najafi|纳奥 naor|纳提雅维达 natividad|纳普 knapp knappe|纳比勒 nabil|纳蒂尔 nadir nader|纳许 nash
纳迪亚内 nadia|纽格鲍尔 neugebauer|纽莉娅 nuria|绍塔 shota|绍罗 saura|经姓 jing|经氏 jing|绚一 kenichi|绪方 ogata|绪沢 ozawa|维丽特 violet|维克多 victor victoire viktor
维克托 viktor victor|维力斯 willis|维吉利奥 virgilio|维吉尔 virgil|维埃拉 vieira|维塔 virta|维多利亚 viktoriya victoria|维姓 wei|维姬 vicky|维尔托德 witold|维尔梅伦 vermeulen
维布 wiebke|维斯 with|维斯瓦夫 wieslaw|维格 vega|维比克 viveka|维氏 wei|维特尔 vitor|维琴察 vincenza|维索斯基 vysotsky|维罗妮可 veronika|维莱斯 velez|维蒂 veikko
维达 vidar vedat|维迪尔 verdier|维金托里亚 viktoria|缟田 shimada|缨片 ogata|缪丽尔 merle|罗伊斯 royce|罗伊特 reuter|罗伦士 lawrence|罗伯逊 robertson|罗克 roque|罗兹 rhodes
罗南 ronen|罗坦 rotem|罗夫莱斯 robles|罗奇 roach riza|罗妮娅 ronja|罗威尔 lowell|罗德里格兹 rico|罗德里格斯 rodriguez|罗拉 dolores|罗斯 rosso rose|罗斯科 roscoe|罗曼 rom
罗杰斯 rodgers|罗歇 roger|罗温 rowan|罗纳德 ronald|罗纳特 ronit|罗茜 rosie|罗莲 lorraine|罗萨尔芭 rosalba|罗西莎 rosica|罗贝尔 robert|罗赛 roussel|罗马 rome|羊姓 yang
羊氏 yang|羽姓 yu|羽氏 yu|翁贝托 umberto|翟姓 di|翟氏 di|翦姓 jian|耀姓 yao|耀氏 yao|老姓 lao|考德威尔 caldwell|耶书亚 jesus|耶内 janne|耶利米 jeremiah|耶奥格 georg
耶奥甘塔斯 georgantas|耶奥里 georg|耶斯佩森 jespersen|耶特 gert|耶罗 hierro|耶茨 yates|耶莱 jose|耶路撒冷 jerusalem|聊姓 liao|聚姓 ju|聚氏 ju|肖恩 sean|肖特 short|肯尼斯 kenneth
胜宣 katsunobu|胜荣 katsuei|胡克 hooker|胡桑 hussain|胡申 hussein|胡笙 hussein|胡西奖 jussi|胡贝图斯 hubert|胡辛 hussein|胥姓 xu|胥氏 xu|腊吉 lucky|腓力 filip|臧姓 tsang
臧氏 tsang|自姓 zi|自氏 zi|自由人 freeman|舍伍德 sherwood|舒兹 schultz|舞衣 mai|色·诱 chloe|色姓 sik|色氏 sik|艳姓 yan|艳氏 yan|艾丝梅拉达 esmeralda|艾丝特 ester|艾丽娜 alena
艾丽斯 alice|艾丽贾 alicja|艾伊 ivey|艾伦 allan|艾伯华 eberhard|艾伯哈特 eberhardt|艾伯特 albert|艾克勒 eichler|艾克哈特 eckhart|艾叶阿特 ayelet|艾哈特 erhardt
艾哈迈德 ahmet ahmed ahmad|艾奥娜 ioana|艾妮安娜 ariadna|艾姆哈 amra|艾尔夫莱德 alfred|艾巴锡泽 abashidze|艾杰拉 aja|艾林 irene|艾格尼丝 agnes|艾格尼塔 agnes|艾梅 aimee|艾沃蕊 ivory
艾沙 isa|艾玫妮 imani|艾琳 irene|艾瓦雷兹 alvarez|艾登 aydin|艾碧盖尔 abigail|艾米丽 emilie amalie|艾维特 ivette|艾莎 aisyah|艾蒂安 etienne|艾蕾诺尔 eleonore|艾薇 evi
艾贝儿 abel|艾赛亚 isaiah|艾迪生 addison|艾露娜 ilona|节姓 jie|节氏 jie|芒索 mansur|芝加哥 chicago|芝山 shibayama|芦姓 lu|芬奇 finzi|芭博拉 barbora|芭尔博拉 barbora|芭洛 barbro
芭芭拉 barbara|芮塞 rezaei|花奈 hana|花菜 hana|芽生 mei|苌姓 chang|苏亚雷斯 suarez|苏尼加 salguero zuniga|苏斯特 soest|苏格拉布 sohrab|苏泽 sousa|苏珊娜 zuzana|苏茜 susie
苑姓 yuan|苑氏 yuan|若奥 joao|若昂 joao|若泽法 josefa|若阿金 joaquim|苧阪 osaka|英伦 hidemichi|英伯特 imbert|英奇 inge|英戈尔 ingolf|英格兰 englund|英格兰姆 ingram
英格洛 ingelore|英道 hidemichi|英韦 yngve|范思哲 versace|茜尔拉 sierra|茜瑞恩 shireen|茱迪丝 judith|茵嘉 inga|茹列塔 julieta|茹姓 yu|茹尔当 jourdan|茹氏 yu|茹科夫 zhukov
茹科娃 zhukova|茹莱斯 jules|荆姓 jing|荆氏 jing|荷南德 hernando|荷马罗 homero|莉克 lieke|莉泽尔 liesel|莉莉 lilija|莉萨 lise|莉齐 lizzie|莎薇琪 solveig|莫伊瑟 meuser
莫伊谢伊 moses|莫利纳 molinaro|莫勒 moore|莫哈末 mohamad muhammad|莫尔 moore more|莫尔斯 morse|莫尼 mon|莫德 maud|莫拉 moura maura|莫拉斯 morais|莫斯科 moscow
莫普戈 morpurgo|莫杜尼奥 modugno|莫滕 morten|莫滕森 mortensen|莫琳 maureen|莫纳达 moneta|莫罗 moreau morrow|莫里奥 murilo|莫里斯 maurice|莫顿 morton|莱克 lykke|莱利 larry
莱因霍尔德 reinhold|莱希 leahy|莱文 levine|莱斯利 leslie|莱昂尼达 leonidas|莱昂纳尔 leonard|莱纳 reiner|莱纳斯 lin|莱蒂斯 letizia|莱蒙德 raimund|莲卡 lenka|菅姓 kan|菲利 finley
菲利普 phillips|菲利普斯 filip|菲利浦 philip|菲利西塔 felicitas|菲尔 full|菲尔丽 veerle|菲尔兹 fields|菲格雷多 figueiredo|菲比格尔 fiebig|萇姓 chang|萝宾 robin|萨亚希 sasaki
萨伊德 syed|萨利赫 saleh|萨勒玛 salma|萨卡尔 sarkar|萨基斯 sarkis|萨契托 salcedo|萨契铎 salcedo|萨宾 sabine|萨尔基兹 sarkis|萨尔基相 sarkisyan|萨尔格相 sarkisyan|萨尔瓦多 salvador
萨尼娅 sanja|萨德 said|萨德尔家族 sadr|萨托尼诺 saturnino|萨拉查 salazar|萨斯 sasse|萨泰里 santeri|萨班斯 sarbanes|萨琳 sallinen|萨维奇 savage|萨莫斯 summers|萨诺斯 thanos
萨贾德 sajjad|萨达尔 sardar|萨顿 sutton|葆拉 paola|葆琳 pauline|葛井 fujii|葛瑞丝 grace|葛瑞夫斯 griffiths|葛瑞菲斯 griffiths|葛蕾丝 grace|葡) escobar|蒂亚 tea|蒂伯 thibault
蒂博 thibault thibaut|蒂斯 thies tijs|蒂斯纳 tiziana|蒂格 teague|蒂莫西 timothy|蒙哥马利 montgomery|蒙戈马利 montgomery|蒙特利尔 montreal|蒙铁尔 montiel|蓉泥 romney
蓋姓 gai|蓋恩斯 gaines|蓋氏 gai|蓋瑟瑞 guthrie|蓝道 randall|蓬图斯 pontus|蓬波尼奥 pomponio|蔡斯 chase|蔺姓 lin|蔺氏 lin|蕾希 lacey|蕾韦卡 rebecca|薇姬 vicky|薇尔玛 vilma
薇拉 vera|薇薇安 vivian|薊姓 ji|藩姓 fan|藺姓 lin|藺氏 lin|虎姓 hu|虎氏 hu|虔一 kenichi|虞姓 yu|虞氏 yu|虫姓 chong|虫氏 chong|蚁姓 yi|蚁氏 yi|蛮姓 man|蟻姓 yi|表姓 pyo|装姓 chong
装氏 chong|裘姓 chiu|裘氏 chiu|西利亚 celia|西奥 theo|西奥多 theodor theodore|西奥多拉 theodora|西奥多罗斯 theodoros|西奥多里杜 theodoridou|西姆 siem|西姓 sai|西娅 thea
西尔 silvan|西尔维 sylvie|西尔维斯特 sylvestre|西恩 sean|西拉 sierra|西拉吉 siraj|西拉子 shiraz|西斯滕 sixten|西格弗里德 siegfried|西氏 sai|西索夫 sysoyev|西芒 simao|西莉亚 celia
西莉耶 silje|西面 simeon|西默 zimmer|覃姓 tan|覃氏 tan|親姓 chin|親氏 chin|见一 kenichi|见木 miki|言姓 yan|言氏 yan|詹保罗 gianpaolo giampaolo|詹姆士 james|詹姆斯 james
詹纳科普罗斯 giannakopoulos|誉田 honda|諶姓 chen|謨姓 mo|謨氏 mo|计姓 kai|计氏 kai|让桑 jensen|许利娅 hulya|设拉子 shiraz shirazi|诗织 shiori|诚明 masaharu|诺克 noack
诺克斯 knox|诺威 norway|诺尔 noel|诺尔斯 knowles|诺拉 noora|诺斯 north|诺特 knott|诺瑟普 northup|诺科卡 nwokocha|诺西艾南 nousiainen|诺里 noori|诺雅 noa|诺韦尔托 norberto
读书 read|谟姓 mo|谟氏 mo|谢伊 shea|谢勒 scheel|谢尔 kjell|谢尔久斯 sergius|谢尔巴科夫 shcherbakov|谢弗 schafer|谢泼德 shepherd shepard|谢苗诺夫 semenov|谢苗诺维奇 semenovich
谢赫 shaikh cheikh sheikh|谦一 kenichi|谭美 tammy|豪威尔 howell|豪尔赫 jorge|豪斯 house|賁姓 ben|賁氏 ben|贝伦 manuela|贝克 baker|贝克尔 baker|贝利 bailey|贝奇里 beqiri
贝奈斯 benes|贝姬 becky|贝娜迪特 benedikte|贝尔加拉 vergara|贝尔德 baird|贝尔德霍 verdejo|贝尔特曼 bertram|贝尔纳 bernard|贝希 bassey|贝希尔 bachir|贝延 bergen
贝拉克斯兹 velazquez|贝拉斯克斯 vasquez|贝拉斯科 velasco|贝文 bevan|贝斯 beth|贝格姆 begum|贝森 bethan|贝特朗 bertrand|贝科里 berkley|贝罗妮卡 veronica|贝茨 bates|贝萨妮 bethany
贝诺瓦 benoit|贡杜拉 gunilla|贡沃尔 guenther|贲姓 ben|贲氏 ben|贵昭 takaaki|费丝 faith|费奥南 fiona|费奥奥罗维奇 fedorovych|费尔霍芬 verhoeven|费德尔 fedor|费斯 faith
费莱尔 fletcher|贾丝明 jazmin|贾伐尔 jaffar|贾努斯 janusz|贾夫利 jafari|贾布里勒 jibril|贾德 gad|贾恩卡洛 giancarlo|贾斯特斯 justice|贾瑞特 garrett|贾米勒 jamil|贾米尔 jamiel
贾纽厄里 januar|贾耶 jaya|贾赫 casey|贾迈勒 jamal|贾霍 jari|赖克特 reichert|赖因哈特 reinhardt|赖尼尔 lionel|赖斯 rice|赖特雅 latoya|赖瑞 larry|赛义夫 saif
赛义德 seyyed said syed|赛义达 syed|赛恩 sion|赛浦 sepp|赛蒙笛 sermonti|赛门 simon|赞恩 zein|赫克 hecker|赫克托 hector|赫利 hurley|赫夫 herve|赫尔佐克 herzog|赫尔利 hurley
赫尔德 helder|赫尔沃耶 hrvoje|赫德嘉 hildegard|赫拉利 harari|赫拉尔德 gerald|赫拉德 gerard|赫斯 herseth|赫斯特 hurst|赫斯罗 khosro|赫林 hering|赫柏 herb|赫特 hurt gert
赫维希 herwig|赫罗尼莫 jeronimo|赫罗特 groot|赫苏斯 jesus|赫蒂彻 khadija|赫费尔松 jefferson|起姓 qi|起氏 qi|超姓 chao|超氏 chao|越姓 yue|越氏 yue|路得 rut|路德 luther|路易 louie
路易丝 luiza|路易斯 luiz louise|路易莎 luiza|辛勒 sindre|辛西亚 cinthia|辛西娅 cynthia|辛里奇 hinrich|辜姓 gu|辜氏 gu|辰宪 tatsunori|边姓 pien|边氏 pien|辽姓 liao|辽氏 liao
达乌德 dawud|达克 tak|达克沃斯 duckworth|达勒 durham|达勒姆 durham|达塔 dutta|达娅 darya|达娜 danai|达尔 dahl|达尔西 dulce|达文什 darvish|达森 dawson|达武 davoud|达男 tatsuo
达留什 dariusz|达科 darko|达莉尔 dahlia|达菲 duffy|迈克 michael|迈克尔 michal michael|迈克尔斯 michas|迈克拉 mikaela|迈赫迈提 mehmet|还姓 huan|还氏 huan|远姓 un|迪亚兹 diez
迪亚卜 diaby|迪亚哥 thiago|迪亚布 diaby|迪亚斯 diaz|迪伦 dylan|迪克松 dickerson|迪克西 dixit|迪兹尼斯 dzyanis|迪尔 deal|迪拉瓦尔 dilara|迪特尔 dieter|迪米特里奥 demetriou
迪诺斯 ntinos|迭戈 diego|透纳 turner|逯姓 lu|逯氏 lu|遇姓 yu|遇氏 yu|道格 doug|邝姓 fong|邝氏 fong|那不勒斯 naples|邬姓 wu|邬氏 wu|邰姓 tai|邰氏 tai|邸姓 di|邸氏 di|邹姓 chau
邹氏 chau|邾姓 zhu|郁姓 yu|郁氏 yu|郎姓 long|郗姓 chi|郗氏 chi|郦姓 li|郦氏 li|都铎 teodor|鄢姓 yan|酈姓 li|酈氏 li|采列捷利 tsereteli|释姓 shi|释氏 shi|里伯 libor|里士满 richmond
里夏尔 richard|里夫斯 reeves|里奇 ritchie|里奇特 richardt|里奥 leo|里寞 remo|里德 read reid|里斯 reese rhys|里昂 leone|里杰诺德 reginald|里格伯特 rigoberto
里特费尔德 rietveld|里皮斯基 lipinski|里贾纳 regina|里音 rio|金佰利 kimberley|金塔尼利亚 quintanilla|金姓 kim|金氏 kim|鎦姓 lau|鎦氏 lau|钟离姓 zhongli|钟离氏 zhongli
钱德拉 chandran|铁托 tito|铃木 suzuki|锡安 zion|锡永 sion|镏姓 lau|镏氏 lau|閆姓 yan|閒姓 jian|閒氏 jian|闞姓 kan|闞氏 kan|门罗 monroe|闫姓 yan|间姓 jian|间氏 jian|闻姓 wen
闻氏 wen|阅读 read|阚姓 kan|阚氏 kan|阮姓 juan nguyen|阮氏 juan|阳菜 hana|阿伦 alan|阿保拉萨 apaolaza|阿克曼 ackermann ackerman|阿兰 alain|阿内丝 anais|阿内米 annemie
阿冉 aron|阿列 arie|阿列克谢 alexios|阿列科斯 alexandros|阿利森 ali|阿勒 alar|阿卜杜·拉蒂夫 abdelatif|阿卜杜勒 abdul abdel|阿卜杜勒·卡迪尔 abdulkadir|阿卜杜勒·卡里姆 abdulkarim
阿卜杜勒·拉蒂夫 abdelatif|阿卜杜勒·拉赫曼 abdurrahman|阿卜杜勒·阿齐兹 abdulaziz|阿卜杜拉希斯 abdulaziz|阿卡尔 aqeel|阿卡迪乌斯 arkadiusz|阿古斯丁 gustavo|阿吉 hajji|阿吉里斯 argyris
阿图尔 artur arthur|阿图罗 arturo|阿塞尼 arseni|阿塞尼奥 arsenio|阿夫扎 afzal|阿夫杰耶夫 avdeyev|阿奇 arch|阿奎尔 aguirre akil|阿姆拉姆 imran|阿姆斯特朗 armstrong|阿姆罗 amer
阿宾娜 albina|阿尔 hall|阿尔乔姆 artem|阿尔卡萨 alcazar|阿尔布开克 albuquerque|阿尔焦姆 artem|阿尔瓦 alba|阿尔茨 artzi|阿尔西奥姆 artsiom|阿尔贝 albert|阿尔韦特 albert|阿尼巴尔 ani
阿布丽 abril|阿希姆 achim|阿帕德 arpad|阿帕斯特罗斯 apostolos|阿库里 arcuri|阿廖沙 allyson|阿彻 archer|阿德姆 adham|阿德尔克里姆 abdelkarim|阿德尔拉夫·拉比 abdelatif|阿恩 arne
阿慕尔 amer|阿托 arto|阿斯各 asger|阿斯科纳 azcona|阿斯纳尔 aznar|阿明 armin|阿曼多 armando|阿朗佐 alonzo|阿格涅什卡 agnieszka|阿森尼 arseni|阿比多顿 abiodun|阿沙夫 ashraf
阿沙里 asghari|阿波芽 anami|阿泽姆 azeem|阿热姓 are|阿热氏 are|阿特亚加 arteaga|阿玛多 amador|阿玛斯 armas|阿瑞儿 aria|阿瑞恩 arnon|阿瑟 arthur ayesha|阿瓦尼提 arvaniti
阿瓦尼蒂斯 arvanitis|阿盖西斯 agazzi|阿科 arco|阿立 adachi|阿立亚 aria|阿立尔 ariel|阿米勾 amigo|阿米尔 amiri|阿米达 armida|阿纳尔 arnal|阿纳尔多 arnaldo|阿绍特 ashot|阿维尼 avni
阿维德松 arvidsson|阿罗 haro|阿罗哈 ahola|阿美德 ahmad|阿耐斯泰西亚 anastasia|阿舍 asher|阿莉恰 alicja|阿莱霍 alejo|阿莱霍斯 alejos|阿莲娜 alena|阿萨内修斯 athanasiou
阿萨纳西奥斯 athanasios|阿蒂尔 arthur|阿诺 arnaud|阿诺尔 arnold|阿诺尔德 arnold|阿诺德 arnold arnaud|阿赞里娅 azaria|阿达奥比 ada|阿迈勒 amal|阿迪亚 aditya|阿迪娜 adi|阿迪纳 adi
阿道弗 adolfo|阿都马烈 abdelmalek|阿里夫 arafa|阿里德 arild|阿里斯蒂德 aristides|阿里礼萨 alireza|阿门达里斯 armendariz|阿霍纳 arjona|阿非利加 africa|阿非罗蒂 afroditi
阿马德乌斯 amadeo|阿麦蕊可 america|阿齐兹 azize|阿龙 alon|院姓 yuan|陵姓 ling|隆一 takakazu|隆史 takashi|隆巴尔 lombard|隆德 lund|隆格伦 lundgren|隽姓 juan|隽氏 juan
雄贺多 ogata|雅克 jacques|雅克利娜 jacqueline|雅内 janet|雅各 jacob|雅尼斯 ioannis|雅彰 masaharu|雅明 masaharu|雅晃 masaharu|雅晋 masaharu|雅晶 masaharu|雅朗 masaharu
雅柯 jarkko|雅秋 masaharu|雅罗斯瓦夫 jaroslaw|雅顕 masaharu|集一 shuichi|雋姓 juan|雋氏 juan|雍姓 yong|雍氏 yong|雨果 hugo|雪莉 shelley|雪莱 shelly|雷切尔 rachael
雷塔拉 rantala|雷夫 ralph leif|雷姆 reem|雷尔 real|雷德 read|雷恩 lane|雷文 levin|雷文恩 ravn|雷斯理 leslie|雷日科夫 ryzhkov|雷格纳 requena|雷纳塔 rinat|雷纳尔 reine
雷纳托 renata|雷蒙 raymond|雷诺兹 reynolds|雷金纳德 reginald|雷默斯 ramsey|霍伊维尔 heuvel|霍奇斯 hodges|霍姓 huo|霍尔丹 jourdan jordan|霍恩 horn|霍拉安 houlahan|霍斯特 horst
霍普金 hopkins|霍氏 huo|霍滕西娅 hortensia|霍瓦特 horvath|霍纳坦 jonathan|霍纳斯 jonas|霍罗 hoareau|霍诺尔 honore|霍金斯 hawkins|霍顿 holden horton|露丝 ruth|露特 ruth
露西 lucie|靖子 yasuko|靖雄 yasuo|静佳 shizuka|静华 shizuka|靳姓 jin|靳氏 jin|鞏姓 gong|鞏氏 gong|鞠姓 chu|鞠氏 chu|韦伯斯特 webster|韦吉尔 vigil|韦尔 ware vale|韦尔塔 huerta
韦弗 weaver|韦恩 wayne|韦拉 veera|韦斯特兰 westerlund|韦斯特高 vestergaard|韩国崔氏 choe|韩国金姓 kim|韩国金氏 kim|韶姓 shao|韶氏 shao|顺姓 shun|顺昭 masaharu|顺氏 shun|须姓 xu
须氏 xu|须磨 suma|须美夫 sumio|须美男 sumio|须美绪 sumio|顿姓 dun|餘姓 yu|餘氏 yu|馀姓 yu|馀氏 yu|香农 shannon|馨祐 keisuke|马丁 marti|马休 matthew|马佳莉斯 magaly
马克伦德 marklund|马克思 marx|马克斯 marquez|马兴 mahin|马劳 malou|马勒布 malherbe|马吉德 majd|马哈茂德 mahmoud mohamoud mehmood|马哈茂迪 mahmoudi|马塞琳 marcelina
马尔西 marcio|马尔西亚 marcial|马希尔 maher|马强特 marchant|马德里 madrid|马戈 margot|马戈尔特 margalit|马斯 mads|马斯格雷夫 musgrave|马曼 mamen|马朗 maren|马杰德 majid
马林 marine|马柳什 mariusz|马格里特 margalit|马歇尔 marshall marshal|马泰斯 matthijs|马特 mathew|马特乌什 mati|马科斯 marko|马绍 marcia|马莱 mallet|马蒂乌 matthieu matthew
马蒂厄 matthieu|马蒂诺 martineau|马西斯 mathis|马西森 matheson mathisen|马赛厄斯 matthias|马里乌什 mariusz|马里亚姆 myriam|马里加 marija|马里帝兹 meredith|马霍尔 major
马龙 malone|高希 ghosh|高德 good|高树 takagi|高登 gordon|鬍姓 hu|鬍氏 hu|魏尔斯 wirth|鲁伊斯 ruiz|鲁坚科 rudenko|鲁宾 ruben|鲁尼 ronny|鲁德 rudi|鲁比卡 ljubica|鲁维奥 rubio
鲁道夫 rodolfo|鲍姓 pao|鲍威尔 powell|鲍尔斯 bowers|鲍德温 baldwin baudoin|鲍恩 bowen|鲍氏 pao|鸡姓 ji|鸡氏 ji|鸣姓 ming|鹤姓 he|鹤氏 he|麋姓 mi|麋氏 mi|麟姓 lin|麟氏 lin
麦克休 mchugh|麦克劳德 mcleod|麦克唐纳 mcdonald macdonald|麦克唐纳徳 macdonald|麦克奈特 mcknight|麦克拉 michaela|麦克格拉斯 mcgrath|麦克莱恩 mcclain|麦克诺提 mcnulty
麦克道尔 mcdowell|麦克阿瑟 macarthur|麦卡洛 mccullough|麦卡锡 mccarthy|麦地那 medina|麦坎 malcolm|麦奎尔 mcguire|麦当劳 macdonald|麦斯 mads|麦琪 maggie|麦萨 mesa
麦迪遜 madison|麦金太尔 mcintyre|麻姓 ma|麻弥 maya|麻纪 maki|黑兹尔 hazel|黑利 haley|黑尔格 helge|黑尔维希 hellwig|黑莉 hailey|默西 murthy|默里 murray|黛博拉 debra debbie
黛安 diane|黛安娜 diana|黛瑞亚 daria|黛西 daisy|齐格弗里德 siegfried|龄姓 ling|龄氏 ling|龙姓 yong|龙氏 yong
`,
  kannada: `
ಅಲೆಕ್ಸಾಂಡರ್ alexander|ಆಲಿವರ್ oliver|ಕೊಹ್ಲರ್ kohler|ಕ್ಯಾಥರೀನ್ catherine|ಖಮೇರ್ goodwin|ಗುಡೆಲೋಪ್ guadalupe|ಟರ್ನರ್ turner|ಮೋರ್ಲೆ morley
ಲಿಂಕನ್ lincoln
`,
  gujarati: `
ઠાકર thaker
`,
  gurmukhi: `
ਮੋਹਨਦਾਸ ricardo
`,
  khmer: `
លឹម lim|វិចទ័រ victor|ហ្គូដវីន goodwin|អូលីវើរ oliver
`,
  tamil: `
இயேசு jesus|இலியூத்மிலா ludmila|சபர் zafar
`,
  thai: `
บดินทร์ bodin|เฮิร์ซล์ herzl
`,
};
