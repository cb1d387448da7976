/**
 * How letters of other scripts are spelled in Latin letters: a letter or two, then each spelling with its cost, the tenths of the negative
 * logarithm of how often it occurs (`-`: nothing is written). Counted by `bench/fit-spellings.ts` from names that Wikidata gives in several scripts
 * (CC0): those of the Python package rigour 1.3.5 (MIT) and, for kana, Hebrew, Arabic, Cyrillic, Han and `hangulForeign`, also the words
 * of Merhav and Ash 2018 (CC0). Hangul by its letters: `hangul` from names of Koreans, `hangulForeign` from names of other languages.
 */
export const LEARNT_SPELLINGS: Readonly<Record<string, string>> = {
  cyrillic: `
а a31|аб ab87 ub101 tsut116|ав av82 au90 aw97 ov102 ave104 ab106 ove106|аг agh101 ag103 hovn116 dag116 haru116 sur116 gar116
ад ad87 adh103 ud105 -108 aad110 had115 rado116|аз az84|ай ai67 ei67 i74 y76 ay77 aj85|ак c72 ak90 ack96 uck99|ал al80 ahl103
ам am82 um93 ham100 amm104|ан an47|ар ar54 ard80|ас as87 us102 ass104 tsun105 asz106 az110 k116
ат ath93 ut98 at101 uth107 att109 atus110 ed112|ау ow86 ou88 ouw116 aus116|аф ough105 uf106 ath106 aaf108 at110 eph112 ap116|ах ach79 akh90
аш ash92 ach107 ache107 atan116 asz116 ush116|ая a79 aya87 -100 y107|аў au89 ov92 ow98 aw99 ev106 av110 ovs114|б b44|ба ba51|бе be54
би bi66 by83 bie93|бл bl91 ble95 bi116 bla116|бо bo58|бр br63|бу bu63 bou76|бэ be92 ba94 fusa116 pe116 ro116 gbe118|бю bu94 buh105 by116
бё bu93 boe110 bo110 bur116 bou116 bog116 boh116|бі bi91 by106 be116|в v51 w58|ва wa55 va55|ве ve62 we72|ви vi57 wi67 wy87
во vo76 wo82 vau102|вс ws82|ву woo84 vou102|вы vy96 v103 -116|ві vi80 wi83 wic108|г g44 h71|га ga53 ha72|ге ge64 he78 gue83 ghe94
ги gi68 gui83 ghi91|го go60 ho76|гр gr72|гу gu64 hu86 gou89|гэ ge81 ga93|гю gu89 augu116 ghiu116 gue116|гі hi95 gi113 gui115 guil116|д d40
да da53|де de55|дж j61 g70 gi80 dj86 c87 dge87 ge87|дз z61 j62 d89|ди di60 dy77 die87|до do56|др dr96 dras114 ky116 dyr116 an116
ду du75 dou87 do95 doo103|ды dy92 di101 dyy109 s116|дэ de81 da90|дю du79|ді di92 dy107 gyi113 dzie115 dar116 din116|е e46
ев ev61 yev77 ew84 iew84 jev85 jew87|ед ed96 ead107 edd109 ajo116 ud118 jed118|ез ez92 es105 hez115 esus116 yez116 ezh116 ise116
ей ei63 ey71 a75 ay78 ai78 ij83 ej87|ек eck84 ack97 ek107 eks111|ел el64 ell91|ем em92 am94 ham98 e108 iemi109 l116 hal116|ен en49 in78
ер er43|ес es84 ez84 ess106 jes109|ет et81 eth96 ette102 etus105 eath105 ett106|еф yef105 jef106 ef108 eph112 eef112 yukh116 euph116
ех ech93 iech107 lej112 ach116|ец ec91 iec95 etz95 ets99 et114|еш esh105 es109 ex112 esa116 nyes116 ish116 yes116|ж zh91 z98 j99 g103 ge113
жа ja84 zha87 jea95 rza104 jac105|же ge83 zhe90 ze95 je96 ger105 rze108 gi110|жи zi90 gi91 zhi93 zy100 rzy102 ji102 zhy104
жо jo84 geo104 jot109 jau109|жу zhu94 ju95 jou96 zu102 ru109 schu111 ngxi116|з z61 s72|за za63 sa79|зе ze69 se71|зи zi75 si76 zy89 sie95
зо zo80 so91 soh105 sot109 zot109 za109|зу zu87 su96 zou102 zoo116|зі zi94 si98 i110 zie116|и i35 y61
ив ev97 eave106 eev111 ive115 yves115 ives116 lbhr116|иг ig96 ik108 yig109 eag110 scho116 umot116 well116
ид ead94 ied96 -104 ides105 it106 ed107 ids111|из is90 ies99 iz107 ise109 eas109 eys110 y116|ий i58 y66 ius72 yj80 ij85
ик ick79 ik87 icus102 yk104 ic105|ил il82 el99 ill102 hil103 eel106 ilus107 eale108|им im91 -101 ym110 eam112 yim115 pog116 tim116|ин in51
ио jo101 ion109 iot111 oumi116 ius116|ир ier97 ear98 ere105 her108 sad109 kats116 tsug116|ис is74 iz95 es97 iss101 ies103
ит itus102 it104 itt106 eath109 eet110 id111 ites114|их ich86 ych107 ic109 ikh110 ykh113|иц itz78 ic89 its98
ич ic62 ich69 icz77 ych84 itch88|иш ish99 is100 es103 pis116 ic116 i116 s116|ия ia69 iya83 ie97|й i67 y70 j75 -95|йд jd99 id101 de108 ide113
йе ye84 je102 yer108|йк ke102 jk108 chae109 aik109 ike109 cke116|йл le92 jl102 yle108 ill110 il115|йн in79 ne103 yne103
йо jo82 yo87 llo107 joh109|йс js99 se108 ce116 sowa116 ix116 yc116|йт it88 ite95 ght99 te109 ight110 hite115 id116
йя ya98 ja98 ia103 lya109 yyah116 llat116 ye116|к k40 c56|ка ka46 ca56|кв qu83 qv99 cqu109 ckw110|ке ke67 cke84 que84 ca93 che94
ки ki53 ky77 chi82|кк cc89 cch91 ka116 ack116 ck117|кл cl76 cles101|ко ko49 co58|кр cr89 chr92 cro114 ha115 crus116 h116|кс x71 kes98
ку ku55 cu76 qu84|кэ ke70 ca84|кю kyu97 cu100 kuh105 ku113 ky115 scu116 kue116|кё kyo94 ko96 koe103 queu109 kyou112 gyeo114 gasa116
кі ki72 ky102|л l39|ла la49|ле le52|ли li50 ly71 ley74|лл ll58|ло lo59|лу lu67 lou82|лы ly90 li106 lov116|ль l45 ll72|лэ la87 gle117
лю lu78 liu89 lju94|ля la83 lia92 lja95 lya109 lea111|лё le99 lio101 ljo108 lo110|лі li76 lie103 ly104 ley105|м m42|ма ma43
мб mb88 nb90 b109 hmb113 hik116 mbe116|ме me59 ma87|ми mi50|мо mo55|мп mp82 np93|му mu64 mou83|мэ me76 ma85
мю mu90 my109 mur116 mi116 mue116 hmu117|мі mi76|н n30|на na54|нг ng64|нд nd64|не ne62 net88|ни ni55 ny78 nie85 ney85
нн nne100 nd102 awab116 ne117 nnes118|но no60|нс nc88 nce95 ns107 ngx109 ens115 ance115 ncze116
нт nt101 ns107 mte109 nte110 ndt113 nta115 tsub116|нц nz82 nc95 ntz96 nt100 nts100 ncz104|нъ n87 tsu109 ng110 ngy113 zuma116 kak116
нь n63 gn77|нэ ne96 unay109 gawa116 shin116 fu116|ня nia92 nea112|ні ni83 ney98|о o37|ов ov50 ow61
ог augu108 nag109 aag109 ohg109 og111 mu116 qabu116|од aud93 od103 oju116 haud116 odas116|оз oz87 os107 ose109 oso116 osus116
ой oy85 eu85 oi91 oj104 au109|ок ock85 ak106|ол ol75 al82 olus104|ом om99 aume109 ohm110 aum111 omb116 omm117|он on53|оо o80 oh96|ор or63
ос os83 oos102 oss102 aus108 -113|от ot99 ott112 art116 atar116 otis116 o116|оу ow80 aw84 o86 oh86
оф oph95 off97 of113 ophe116 efe116 auph116 auff116|ох och94 okh108 o115 kos116|ош os98 oche106 chu116 ois116 osj116
оў ou97 ow100 ov101 ev116|п p50|па pa57|пе pe62|пи pi69 py95 pea96 pie98|по po62|пп pp73|пр pr81|пу pu76 pou88 poo101|пь pi92 p112
пі pi90 pie109 py111|р r32|ра ra47|рг rg79 rgh102 rgue105|рд rd78 ard104 rds107|ре re55|рж rz97 r100 rge112 rges116|ри ri48 ry66 rie78
рн rne94 orn114 avat116 eren116 arne117|ро ro50|рт rth85 ert94 rt97 rts109 art110 urt111|ру ru61 rou86|ры ry81 ri89 r109
рэ ra90 rie114 himi116 ret116|рю ryu87 ru95 rew100 ry104 rue112 ryuu116 roeu116|рё ro91 ryo92 reux98 reu107 roh116 ryu116|рі ri83 ry95|с s32
са sa57 za80|се se68 ce74 sse94 sze95|си shi57 si72 ci76 cy86|ск sk57|со so72 zo91|сс ss81 sse94 s110|ст st54|су su69 sou93|сы sy93 si103
сь s87 ci95 ti116|сэ se73|сю shu82 xu105 siu105|ся xia87 sha94 sia111 avia116 cia116|сё sho81
сі si97 ssi103 shi104 ci105 cy111 szi115 cey116|т t38 th68|та ta49|те te58 the77|ти ti60 chi62 ty80|то to51
тр tr96 ray116 dra116 th116 ther117|тт tt65 tte87|ту tu75 thu95 to96 tou97|тц tz77|ты ty85|ть ty98 t102 ti108 tj114 tij117|тэ te79
тю tu93 chu102 thu107 tiu113 tyo116 tut116 tju116|тё cho91 kit116 theu116|у u45|уа oi86 oy95 ois96 w99 wh100 hua108 oix109
уб ub95 euv116 be116 ube116 houb116 fuil116 anam117|уд ud90 ood102 de105 houd109 ad109 wth116 hide116|уз us86 uz96 se98 ouz108 ooz109
уи wi79 wy98 whi99 wie105|ук uk88 ook93 oek100 uck103 oeck107|ул ul80 le96 oul97 ulus110|ум um77 oom99
ун ong81 un85 ne94 oen107 und108 uhn108|уо wa81 wo95|ур ur69 our95|ус us67|ут ut90 uth102 at111 wut116 duc116 i116 uto116
ух uch87 ukh93 h113 ucha116 ech116 uj116 oh116|уч uc97 uch107 ooch113 uig116 ycz116 ach116|уш ush87 usz91 ouch97 usch100 us106
уэ ue78 we82 wa93 oui104 hue105|ф f52|фа fa69|фе fe67|фи fi71 phi87 fie87|фл fl91 ughl116|фо fo73 vo94 pho100|фр fr69|фу fu69 hu86 fou98
фф ff68 ffe93|х h58 ch64 kh76|ха ha53 kha75 cha80|хе he71 che89 ge89 ha91 je96|хи hi61|хо ho64 cho87 jo87 kho91|хт cht86 ith116
ху hu79 khu91 ju92 hoo96 khou102|хэ ha82 he83|хё hoe100 ho100 hyo109 hyu111 hea116 ha116|ц c72 z73 ts75 tz78
це ze84 ce86 tse99 cie102 te103 cej109 cze110|цз j84 z92 ji103 gj109|ци zi83 ci83 tsi92 qi93 czy105 cj106 cy107|цк ck76 tsk82
цу tsu62 tu80 -89|цц zz77|ць ts89 c91 z99 tz109 thi116|ці ti101 tsi109 zi111 ci114|ч ch65 tsch70 c74 cz88
ча cha75 cza94 tcha96 cia99 cea102 chu102 csa105|че che73 ce77 cze88 cha99|чж zh81 ch104|чи ci77 chi79 czy86 chy100
чо cho95 chau109 jeo113 cso113 tcho113 cio115 elli116|чу chu79 cu97 ciu102 czu104|чч cc85 cci93|ш sh61 s64 sch64 ch87 sz87
ша sha72 cha80 scha87 sa99 scia99|шв shv87 schw90|ше she79 sche81 che84 sze86 se89 sha94 chet96
ши shi76 szy92 si95 schi96 chi99 rzy100 sci101|шк shk97 szk101 schk110 szki117|шо sho91 shaw102 szo102 shau109 chod116 scio116 xa116
шп sp90 szp113 chep116|шт st70|шу shu87 schu91 su100 szu106 shou110|щ shch86 szcz94 scht100 sjtj112 niem116 chtc116|ы i110 y112
ый y89 yj111 chul116|ын yn98 in104 an115 ins116 ean116|ыш ysh97 ysz100 ovni116 -116 isho116|ь -86 -103|ье ie74 ier77 je83 ye95 lier100
ьк k70 ky85|ьо jo91 ho103 io105 e108 you111 yo112 iau115|ью ew85 u89 iu98 ju101 yu108|ья ia78 la80 ya86 ja87 a94|э e49 a78
эд ed92 ad94 ade116|эй ei78 ay83 a87 ai89 ey97|эк ack91 eck104 ac107 aic116 oech116 ek116 eke116|эл el82 al90 hel106 -112
эм am86 em95 ham97 en100 aym109 ehm109|эн an73 en74 eng86|эр her87 er87 or105 ehr109 air110|эт at96 ath108 utad116 athe116 het117
ю yu70 u75 ju92|юй yu97 u100 gyu107|юк yuk82 iuk86 juk92 uck99 uc105|юл jul96 eul107 iul109 jur116 yll116 ules116
юн un88 jun100 yun100 yong105 une109 youn114 ljun116|юр jur87 ur90 yur99 iur105 your112|юс ius94 yous101 jus107 uss109 yus110 joos116 uce116
я ya58 ja71 a72 ia83|яй ei95 ai109 hjej116 e116 lay116|як iak85 jak87 yak88|ям yam85 liam104 h111|ян yan72 jan79 ian81 ean93 an99 iang100
яс yas89 jas103 naga109 jass112 ogin116 jasz116|ё yo71 o80|ёв ev93 yov95 ow99 iov113 ov113 jow115 oew116|ёй ui93 uij105 eu109 uy110 uyc116
ён yon95 oen115 yeon116 ia116|ёр or97 ur99 eur112 ir112 oer115 ure116 yer116|ёс yosh84 yos110|ёу o101 you105 oh107 ou107 yoh111 yo114 ho114
є e108 je115 ie116 ye117|єв ev94 jew95 iew100 yev101 jev106 iev108 eu108|і i68|ів iv89 iw100 ov105|ій ij93 y99 i101 iy103 ius104 ii105 -111
ін in80 ine100|іч ich89 icz89 icci116|ія ia84 ija104 iya107 iia113 io113 ja114|ј j98 i111|ја ja90 a95 ya100 -112 slav116|ґ g86|ґо go87
`,
  greek: `
ά a46|άδ ad67|άι i76 y77 ei84 igh88 ey96|άκ ak54|άλ al63 all88|άν an46|άρ ar58 ard76|άς as63|άσ as79 ash94 ais100|άτ at76 utt92 ite99 ati99
έ e52|έι a66 ay83 ey89 ej96|έλ el55 ell75 elle80|έν en60 in74 enne81|έρ er57 ert85 ur87|έτ et71 ette86 ett91 eth95 ej99 ath99|ή i70
ήλ el76 il87|ής is56 es80|ί i53 y82|ία ia71 iya95 y99 ah99|ίδ id51|ίκ ik77 ick86 ic88 ich97 ique99 hic100 nick100|ίλ il70 ill89 ille92 ile93
ίμ im76 ime95 imm95 -99|ίν in55 ine73|ίτ it70 yte99 ite100 itt100|α a29|αί e73 ay94 ate99 ew99|αγ ag67|αθ ath75 at94
ακ c77 ak87 ues98 cu99 uck99 tuck100 ques100|αλ al62 all91|αμ am76 ams88 ham93|αν an45|αρ ar56|ας as51 a81|αυ av72 o99|β v51 b72 w76
βά va67 ba89|βέ ve76 we89 be90 b99|βί vi72 wi83 wil92 vvi99 vie99|βα va58 ba78|βε ve68 be86 we96|βι vi61 wi85|γ g53 -75 w83|γγ ng71 gg84 g92
γε ge65 ye90 je91 we94|γι y59 gi63 j63 yi67 ll83|γκ g45|γο w71 go89 v94 gott99|δ d52|δά da74|δί di75 -99|δη de73 di76 d99|δι di69
δρ dr66 der90|ε e45|ει i73 -101|ελ el53 ell82|εν en57|εξ ex76 eks93|ερ er47|ετ et79 ett88 eth95|ευ ev66 eu70 ef71
εφ ef76 eph82 ev90 eff95 ew96 f99|ζ z58 j79|ζά za76 sa97 zuc99 sac99 ja100|ζα za67 je69 sa87 jea90|ζε ze79 se85 ge92 sep99 zze99
ζη zi72 sy99|ζο jo77 zo91 so93 zso99 ja99 geo99|η i56 e70|ης is38 es54|θ th65 t90|θέ the74|θε the62 te89|ι i39 y62|ιά ia76 ja90 iya99 ria99
ιέ ier71 nier94 ie98 ieu99 hieu99 he100 sier100|ιν in63 ine83|ισ is69|ιω io77 jo84 gi92 y99|κ k40 c52|κά ka66 ca72|κα ka51 ca64
κε ke71 que84 ch91 ko96 cke98|κη ki70 kis92 ca99|κι ki65 cky92|κλ cl68|κο co58 ko59|κυ ki78 ky81 cky92 cy93|κό co71 ko73|λ l33|λά la59
λέ le64|λή li74 ly92|λί li64 ly94|λα la59|λε le58 l83|λη li77 le87 ly92 lis99|λι li54 ly81|λλ l75 li99|λο lo68 llo94 lau97|λυ ly73 li76
λό lo82 lau89 los99 law99 llom99 chlo100|μ m41|μά ma57|μή mi76 me87|μί mi64|μα ma47|με me71 mme99 m100|μη mi75 me90|μι mi56|μο mo65
μπ b41 mb64|μό mo71 meau99 mol99|ν n36|νά na71 an99|νί ni70 nis88 nie95|να na60 ne85|νη ni74 ne80 nis91 eney92 nie99 na100|νι ni57 gn83 ny83
ντ d41 nd59 nt62|ξ x79|ο o40|οδ od73|ολ ol66 all88|ον on59|ορ or67 ore92 aur93|ος os41 -60 o68 us68|ου ou42 u45 w64
οφ oph77 of78 ov83 ow88 auf99|ού ou51 u52|π p49|πά pa65|πα pa50|πε pe73|πη pi73 pe95 ppy99|πι pi73 ppy99 pie99|πο po63 pau92|ρ r33
ρά ra65 ro95|ρέ re68|ρί ri54 ry82|ρα ra57|ρε re66|ρι ri49|ρο ro57|ρό ro69|ς s50|σ s40|σά sa67 sha85
σέ se82 ce86 che88 she98 cet99 sset99 soe99|σί si65 ci81 shi91 sy93|σα sa70 cha78 scha95 yi99|σε ce80 se84 che92 chel93 chet100 je101
σι si58 shi68 sy82 ssi83 sh85|σκ sk74 sc82 sq92 pras99|σο so67 sso85|στ st45|σω so75 chau93 sso98|τ t36|τί ti68|τα ta65
τζ j59 g67 tz67 gi73 c75 dj78 gg79|τη ti73 tis93 rina99|τι ti70 dy89 ty94 -96 dhi99 ce99|το to57 do86|τρ tr70 dr85 dre90
τς z85 tz85 cz91 cs95 tch96 c99|τσ ts59 c68 ch68 z79|τό to72 tho94 tot99|υ u73 y80 hu86 i90 by99|υλ il82 yl86 ul87 vl89 ules99
υρ vr72 ir82 ur86|υσ is78 ys80 uc92 hys99 phs100|φ f50 ph78|φί fi77 phi78 phie99 fe99|φε fe80 f88 ca99 we99 ph99 ffe100
φι fi72 phi82 fie85 wi92 phy99|φρ fr63|χ h59 ch63|χά ha70 he76 cha82 ho88 har92 xa93 hu94|χί hi74|χα ha62 cha63 had85 kha86|χι hi77 h99
χρ chr64|ω au80 o89 eau99|ων on56|ωρ or63|ό o55|όλ ol74 oul92 al99 oz99|όν on62|όπ op61|όρ or65 ore87|ός os64 o89 us91
όφ of84 ow86 ov91 ophe92 oph97|ύ u90|ώ o84 eaux88|ών on66|ώρ or71 ur100|ώτ ot62
`,
  georgian: `
ა a28|აბ ab66|ან an44|არ ar62|ბ b53|ბა ba48|ბე be52|ბი bi64|ბო bo64 fom92 bbo92 bou92|ბუ bu59|გ g54|გა ga55|გე ge57|გი gi58 g73 gui86
გო go52|გუ gu62|დ d60|და da53|დე de56|დი di61 d61 dy90|დო do65 don93|დუ du69|ე e46|ებ -60 a76 eb80|ელ el60 al81 ell82 hel87|ენ en62 an77
ერ er59|ვ v53 w69|ვა va44 wa64|ვე ve53 we79|ვი vi60 v63 wi73 w75 wie81 ff85|ზ z63 s79|ზა za56 se85|ზი zi68 es80 si85 z86|თ t65|თა ta57
თე te61 the83|თი ti64 th89 ta94|ი i22|ია ya66 ja69 ia79 iya86 yahu92 iebi92 ias92|ილ il46|იო yo70 jo80|კ k47|კა ka39 ca67|კე ke53|კვ kv58
კი ki48 k78|კო ko45|კუ ku53|ლ l47|ლა la41|ლე le52|ლი li29|ლო lo57|ლუ lu66 lou78|მ m46|მა ma42|მე me58|მი mi54 m68|მო mo64|მუ mu63|ნ n43
ნა na45|ნდ nd60|ნე ne60 n84|ნი ni45 n48 ne72|ნო no59|ო o48|ონ on64|ორ or66|ოს os62|პ p64|პა pa52|პე pe67 po92|პი pi66 p82|პო po66 ppo92
რ r36|რა ra45|რე re54|რი ri44 r57|რო ro50|რუ ru62|ს s45|სა sa53|სე se66 sa85|სი s59 si76 cy82 ce84 es85 z88 ss88|სო so65|სტ st58
სუ su64 sou94|ტ t53|ტა ta44|ტე te60|ტი ti53 t61|ტო to55|ტუ tu63 ti93|უ u56|ურ ur57|ფ f69 p76|ფა pa65 fa79
ფე efe75 pe78 fe81 phe89 fer92 ffe92|ფრ fr65 pr91|ფუ fu74 pu75 wfoo92 hu92|ქ k65|ქა ka63 qa92|ღ gh90 g93|ყ k64|ყა ka59 qa82|შ sh59 s78
შა sha59 cha80|შვ shv31|ში shi59|ჩ tsch78 ch78 tch94|ჩა cha59|ჩი chi57|ჩხ chkh67|ცი tsi60 z85 tz85 ci87|ძ dz78|ძე dze33|წ ts77|წი tsi62
წუ tsu66|ჭ ch61 tsch84|ჭა cha58|ჭი chi61|ხ kh67 ch77|ხა kha54 cha76 ha82|ხე khe69 che89 ir92|ხი khi60 ch75|ხო kho68 jo92|ხუ khu65 chu88 hu90
ჯ dsch83 j88|ჯა ja66 dzha79 reja85 dzja93|ჯი ji66 dzi85 jea92 ges92 jiy92|ჯო jo71 gio80 co85 dzho94|ჰ h73|ჰა ha66 he85 har92 hu92
ჰი hi68 h85
`,
  armenian: `
ա a26|աբ ab51|ալ al56 -83|ան an29|ար ar45|բ b50|բա ba49|բե be52|բո bo60 be85|բր br59|գ g43|գա ga56 ka78 ca82 gi84|դ d43|դա da57 de83 du85
դե de61 da81|դո do60 deau84 doo85|դր dr56 der79 sha84|ե e45|ել el48|եյ ei71 ej74 ey80 iej81 ius84|են en59 enne78 ene78 enio84
ետ et63 ett78 ette84 etin84|եր er53 yer70 jer77 ert78 -79|զ z57 s69|զա za55 sa82|թ t53 th72|ի i37|իկ ik61 ic73 -84 yik85|ին in51 ine74
իս is63 iss81 s85 iz86|լ l40|լա la54|լե le59|լի li50 ly66 lij73 eley78|լո lo62 les84 la84 lau85|խ ch71 h85 kh86|կ k40|կա ka50 ca69 ga73 ke79
կի ki56 ky73 k78 kij81|կո ko51 co79|հ h56 -79|հա ha52 a65|հի hi56|ղ gh72|մ m38|մա ma44|մի mi49|մո mo57 mu85|յ y43 j48 i51 -69
յա ya46 ia56 ja61|յո yo60 jo77 geo82 eu85|ն n29|նի ni57 ny71 nie84|շ sh61 sch76 s84|շա sha58 cha72 scha76|շի shi55 si70|ո o46|ոն on56 -83
ոս os63 -76 e77 vos84|ով ov51 ow58|որ or50|ու u32 ou54|չ tsch68 ch69|չի chi63 cis85|պ p63|ջ j64 dsch81 gi83|ռ r60|ռա ra60 rah84|ս s35
սի ci68 si77 ssi79 shi84|ստ st53 ste72|վ v53 w74|վա va51 wa64|վի vi63 wi65 wil83|տ t45|տա ta55|տի ti65 tti78 di81 -84 thy84|տո to52|ր r36
րա ra60 r79|րե re55 ri83|րի ri49 ry70 rie77|րո ro50|ք k58|ֆ f53|և orny86
`,
  kana: `
あ a85|あい ai87 aib112|あき aki73|い i70 ng94|いし ishi83 isi93|いち ichi74 iti85|いわ iwa82|う u74 ng78 -79 h86|うえ ue81|うじ uji93 ji95 hji113
うち uchi87 uti88|え e77|えい ei83 ying111|お o67|おう ou93 ying110 ye111 hung112|おお o85 oh86 oo89 ou112|おか oka77|か ka67|かい kai81|かず kazu82
かな kana85|かね kane83|かみ kami85 kame111|かわ kawa70|かん kan85 guan103 han106 kam114|が ga94|がわ gawa73|き ki65|きた kita87|きょ kyo92 xiao111
きよ kiyo86 kijo111|ぎ gi85|く ku82 u112|くら kura82 cri111|ぐ gu92 hung104|け ke91 kai110 chi111|けい kei88 jing111
けん ken90 jian109 kuen111 qian111 xuan111|げ ge78|こ ko65|こう kou82 ko83 koh84 hong100|ご go89|さ sa79 sza102|さい sai84|さか saka77|さき saki81
さだ sada82|さと sato80|さわ sawa76|さん san87 shan111|ざき zaki80|ざわ zawa78|し shi55 si82|しゅ shu84 chu99 ju111 syu112 sh113 sao113 sau113
しょ sho80 syo88 xia104 qing110|しん shin82 sin91 shen104|じ ji76 shi100|じま jima79|じゅ ju85 shu113|じょ jo83|す su87 szu107|すけ suke78|ず zu98|せ se80
せい sei81|そ so107|そう sou94 so102 soh104 zao111 sang112|ぞう zo90 zou90 zoh104|た ta62|たか taka76|たけ take74|ただ tada85|たに tani76|だ da68|だい dai83
ち chi64|ぢ di101|つ tsu62|て te94|で de105|と to69|とう to87 tou92 toh94|とく toku85|とみ tomi82|とも tomo84|ど do102|どう dou93 do94 doh98 tung107|な na78
なお nao81|なか naka74|なが naga80|なぎ nagi86|なみ nami83|に ni80|ね ne94|の no66|のぶ nobu81|のり nori80|は ha78|はま hama83|はら hara75|はる haru81|ば ba85
ばら bara86|ひ hi83|ひこ hiko84|ひさ hisa81|ひで hide84|ひと hito86|ひら hira81|ひろ hiro69|ふ fu95 hu102|ふじ fuji83 huji90|ふみ fumi83 humi112|ぶ bu96|へ he109
へい hei86|べ be82 ber112|ほ ho81|ま ma65|まき maki86|まさ masa74|まつ matu89 macu107 mats107|み mi65|みず mizu80|みな mina84|みや miya77 mija105|む mu92
むら mura75|め me95|も mo84|もと moto69|もり mori75|や ya66|やす yasu81 jasu105|やま yama70 jama98|ゆ yu105|ゆう yuu91 yu91 sau107 hung109|ゆき yuki78 juki107
ょう ng98 o104 ang107 ou108 ming112|よ yo73|ら ra77|り ri86|りょ ryo90 leu110 lia112|る ru83|ろ ro90|ろう rou76 ro77 roh95|わ wa93|ん n80|ァー er74|ア a43
アイ i79 ei84 ai94|アウ au82 ou100 al107 ahou111|アス as91 az104 es109 ass110 ous112 us112 ase112|アッ a87 at102 ak103 ab107 u107 ac110 ap111
アナ ana79 anna95|アニ ani88 anni92 any112 anyi112|アブ ab75|アラ ara86 ala93 alla106 aru107 fanh111 alas111 rela112
アリ ari83 ali90 arri99 alli104 aly105 hari110 ri111|アル al65 ar70|アレ ale75 are102|アン an59 en85|アー er73 ar78 a88 aa89 ear95 re99
ィ i95 -111 no111|ィー e90 i99 ee100 ey103 ie109 kh111 ty112|イ i53 y66|イア ia90 iah95 ire97 ier103 hyac111 iai113|イェ je75 ye79 e103
イク ke96 ig107 ike110 yke111 ijck111 yeku111 yik112|イグ ig87 igl111 xz111|イサ isa93 issa109 isat111 isah111 esac111 yisa111 uiza113
イザ iza94 isa104 issa104 izza104 sa111|イシ ishi89 isi95 ha111 ish112 ysee113 ysi113|イス is106 iz107 ce108 dyce111 yise111 jese111 isso111
イズ iz101 ize105 ise105 eys111 wes111 ese111 isou111|イチ ichi87 iti98 jci110 jc111|イト te84 ight92 it93 ite99 idt105 id105|イル il81 yle100
イン in73 ine83 yne94 yin100 ne100 im100|イー e90 ea92 wee98 i105 yi108 ih110 eh111|ウ u66 w86 -93 woo95|ウィ wi63 whi85 vi85 wy87 wee92
ウェ we67 wa79 wel82 ve93|ウォ wo74 wa75 wal93 vo96|ウク uk101 uck101 uke107 wook108 iouk111 wlke111 ukr111|ウス us65 ouse88|ウッ woo76
ウラ ura96 vla97 ula106 ulad109 wla111 -111|ウル ur85 ul91 wool103 ulu108 ule108 uhl111 urru111
ウン eun85 un91 eung100 woon110 hun111 owne112 um112|ウー u96 woo98 ou105 ur108 wu109 oux111 o111|ェ e97 a111|ェフ ev82 ew93 hay111
ェル er93 el95 ell96 her111|エ e55 er82|エイ a80 ei95 ey98 ay100 ai101 ait105|エス es77 ess104|エッ et96 ec100 es101 e102 eg106 eick111 woc111
エド ed86 edo101 mort111 head111|エフ yev76 ev77 iev97|エミ emi89 emmi105 wada111|エラ ela85 ella96 elle104 era109 erra110 el112
エリ eli80 eri84 elli96 heri103|エル el70 er78 ell87 her91 elle98|エレ elle93 ele98 ere107 erre107 el111 elai112 herr112|エロ elo92 ero95 ello110
エン en76 n101 an105|エー e96 a99 oh111 ae111|オ o52|オス os82 cci111 oz112|オッ ot93 ok108 os109 ho111 o112 hos112 of113|オリ oli91 oly94 ori97 ol113
オル or80 ol91 al95 oru100 hol105 ohru107|オレ ole93 ore98 aure111 olle112|オー o78 au79 or84 a100 al101|カ ka52 ca60
カイ kai85 ky99 khai101 kaj103 kei103 chuy104 cail105|カウ kau85 cou100 khaw111 caw112 ccow113|カス cas85 cus95 kas101 kus105 cath112
カム kham95 kam98 com111 camm111 kamm111 comb111 ombe111|カヤ kaya85 kaja111 -111|カラ kara84 cara96 kala104 koro111
カリ kari92 cari95 kali100 cali103 kaly109 kor111 cal111|カル car73 kar82 cal83 kal93|カン kan85 cam90 can94 cum101 kun105
カー ker72 car74 ka83 kar83 cker87 cur89 kur96|ガ ga61|ガイ gai96 guy100 gay102 gei104 ghai105 gall111 gij111
ガス gas91 gus94 gass112 ssi112 gkas112 gasu113|ガリ gari91 gali93 rgal111 galy113|ガル gar83 gal91 gall106 galu109 kar111 agur111 ger111
ガン gan78 gun98 gang102|ガー ger65 gar79 ga88|キ ki64 chi85 qui92|キア kia94 chia100 kiya111 kiar111 quie112 quia113|キナ kina88 inna111 eva112
キャ ca72 ka89 car101 can101|キュ cu96 ku99 ky101 gyu102 cy104 kyu108 kj111|キョ gyeo95 kyo96 kyu102 ko104 kjo109 keo112 bane113
キル kil96 kir97 qir104 chil113|キン kin69 kim95|キー ky65 ki77 kie82 key85 kee86|ギ gi71 gui89 ghi89
ギャ ga86 gar93 gya104 gal107 gan110 gu111 gaz111|ギュ gu87 gyu92 gue102 gy104 kyu106 gyoo112|ギョ gyeo85 kyu99 kyo104 go104 gyo107 kyeo110 kjo110
ギル gil85 gill94 guil101 gyl111|ギン gin83 ggin95 ginn111|ギー gy105 qi105 agii105 gie105 gii109 jiy111 eguy111|ク k51 c70 ku76
クイ qui87 kuij104 kuy113 khuy113|クサ xa86 ksa93 kusa103 xe111 xan111 tes112|クシ xi85 ksi98 x104 xy105 ksy106 krzy109 kri111
クス x71 cus91 kus91 ks94 kes95|クセ xe86 chse102|クラ kra81 cla82 kla83 cra85 cl93 cru99 kura102|クリ kri78 cri81 kli84 chri84 cli100 kuli101
クル kur88 kle95 kru95 kul100 kuru101 cur103 cle105|クレ cre83 cle85 kre85 kle87 cla95 cra98 clai104|クロ cro80 clo90 kuro97 klo99 kro100 clau104
クン kun91 koen100 kum111 gool111 kul111 com112|クー cou95 coo97 cu98 kuh101 koo104 kuu105 kou105|グ g56 gu75|グッ goo88 gu103 gug112
グラ gra72 gla88|グリ gri79 gli89 gree90 guli100 gr100 guri106|グル gru89 gur96 gle98 glu98 ggle104 gour105 gul105|グレ gre75 gle86 gra89
グロ gro81 gros94 glo101 gulo105|グン gun92 geun106 gkul111 kun112 kung113|ケ ke65 que89 che89 quet95
ケイ cai92 ka92 kei97 kay100 kai101 ca101 quei109|ケル kel84 ker84 ckel98 quel101 kell101 chel101|ケン ken75 cken95 khen100 kem101 en105
ケー ca94 ke100 ka103 ko104 koe104 kayl111 koeh111|ゲ ge72 gue94 guet97|ゲイ guei98 gei99 gay100 ga104 gey105 guay111 gain111
ゲル gel77 ger80 ghel103 gor105|ゲン gen74|ゲー ga102 egay111 csa111 goh111 goeh112 geh112 gue112|コ ko57 co61
コウ kow93 kou100 koh102 kov104 ko107 jkow111 kowy111|コス kos89 cos91 chus101 qos111|コッ co91 cot96 kot109 cko111 coc112|コフ kov69 kow85 koff96
コル cor82 kor85 col86 kol101|コロ colo95 coro98 koro98 kolo100|コワ kova86 cova105 coi111 kowa112|コン con76
コー cor81 ko83 co86 cour94 cau98 kho98 koh98|ゴ go68|ゴル gor87 golu104|ゴン gon90 geon103 gom105 ga111 gonc113|ゴー go75 gor93 gau99 gou100|サ sa57
サイ sai89 si97 sei97 cy104 saee109 sig111 sigh111|サル sal86 sar88 thal101 saru102 salu105 ssar107 zar109|サン san72 sang82 than96 sun100
サー ser89 sa92 sar93 saa95 thur96 ther98 cer104|ザ za68 sa95 dza98|ザイ zai102 sey104 sei105 zay109 siig111 zi111 zei111
ザル zar88 zal97 sal107 sar109 szar111|ザン zan92 san95 zam103 xan111 zum111 than112 zhan112|ザー ser82 ther92 za98 zer98
シ si65 shi67 ci82 ssi84 schi85 s87|シア cia82 sia93 thea105 tia106 ssia107 siat111 sea112|シェ she70 sche78 che81 se86 sha92 chet95 scho95
シオ cio83 shio99 sio105 ssio111 xio111 sius111 ccio111|シク sik89 gsik107 cixo111 ssic112|シモ simo86 ximo111 symm111 cymo111
シャ sha64 cha74 sa83 scha84 sche86|シュ s61 sh63 sch64 ch82 shu84 sz85 schu86|ショ sho78 scho87 shaw89 chau95 cho97 tio98 syo101
シリ sili96 siri104 syl104 ciri105 cyri107 silj111 cyli111|シル sil82 sir103 shil109 syl111 ciru112|シン sin81 shin86 cin102
シー cy85 cey87 si88 thy92 shi93 ssy94 se95|ジ ji78 zi83 gi85 zhi100 ge101|ジア sia94 gia98 zia103 ziat104 zier107 zear111
ジェ ge70 je72 ja81 jae87 ce91 ger93 zhe94|ジオ gio90 ggio105 zio106 dgeo111 geo112|ジャ ja64 gia78 jea87 ger87 ju89 dja90
ジュ ju71 ge86 joo91 giu91 j94 z95 jou97|ジョ jo65 gio80 geo87 jeo92 joh93|ジル zil96 zyl104 sil105 gil105 sili111 dil111 zilu112
ジン jin85 zin91 sin100 din104 dzin105|ジー di93 ji94 zi95 thy95 zie95 sie96 sey100|ス s38|スカ ska75 sca80 suka100 zca102 zka104 scul105
スキ ski65 schi87|スク scu86 suk95 sug108 gsuk108 sook109 skou110 zucu111|スコ sco85 sko98 suko105 szko106 scho112|スタ sta63|ステ ste64|スト st64 sto69
スピ spi85|スラ sla87 sura101 szla111 isro111 inar111 lic111 thru112|スン son77 sun97 seun99 soon103
スー su88 sou91 soo99 vid111 suu111 us112 thu112|ズ s68 z77 se91|ズィ zi78|ズー zu95 zout104 zoo105 zou110 seux111 zzur111|セ se70 ce85 sse91 the97
セイ sei92 sey99 say100 tha111 seay111 sa111|セリ seli96 celi97 seri101 sely112|セル ser83 sel85 cer98 cel102 thel102 sser103 sell105
セン sen68 ssen98 sem98|セー sa101 se102 ce102 moz111 sze111 ssey112|ゼ ze84 dze88 se93 zee111 der111 ese112
ゼル zel87 sel87 zell105 anen111 ther111 seel111 zere111|ゼン sen75 zen95|ソ so71 seo86 sso100|ソク seok86 sok94 suk99 szok109
ソフ sov87 ssov110 saf111 mov111 soph111|ソル sol89 sal104 soll112|ソン son60 sson80 seon83 sung88
ソー thor88 so97 saw104 soe105 soh105 ssau111 ceau111|ゾ zo87 zzo111 szoh111 ison112|ゾー zo97 zeau104 soh108 so109 eaux111 zao111 sod111
タ ta53 tha79|タイ tei78 tai86 ty90 thai101 taj104 they104 tay106|タウ tau93 tow95 tou101 teau111 thau112 taw112|タカ taka87 thak111
タス tas88 tus101 aers111 tass112 ttas112|タニ tani82 tany108|タル tar81 tal90 taru99|タン tan83 tin90 tao104 tam108 tang111 ten111 -111
ター ter62 ta77 tur87 tor89|ダ da58|ダイ di90 dai94 dy97 deas111 digh111 dijc111|ダニ dani84 doni111 dunn112 duni112
ダム dam89 dham100 damm104 dams111 ddam111 dom111 hdum112|ダル dal81 dar91 dall108|ダン dan79 dun91 dunn104|ダー der67 da83 dar84 dah93
チ chi70 ch72 ci84 tsch88|チェ che69 ce71 tche88|チャ cha66 ca86 ch87 tcha89 cia94|チュ chu88 tu92 ciu94 ch95 tsch102 cz104 thu104
チョ cho79 ccio89 cheo94 chu94 cio95 cha100 co101|チン tin89 chin92 czyn100 tine107 qing110 jin112
チー ti101 chea104 chie105 chey105 chee108 ci108 tri111|ッ -73 t80|ッカ kka84 cca89 cke89 cker105 ca106 cka106
ッキ cchi84 kki86 cki93 ckey111 ack111 cqui111|ック ck58 k68 c71 ch80|ッグ gg85 g93|ッケ cke77 kke92 cche101|ッコ cco85 kko86 chko111 ckho111
ッサ ssa74 sse99|ッシ ssi77 ucci104 sh105 sch106|ッジ dge78 dg99 zzi104|ッセ sse73|ッソ sso79|ッタ tta72 tter100|ッチ c64 ch71 tch78 cci78 cz89 ucci91
ッツ tz66 ts88 cz93|ッテ tte76|ット t61 tt65 tte75 tto78|ッド d71 ad94 ood95|ッハ ch82 cher103 ucha111|ッパ ppa89 ppe102 pper109
ッヒ ch88 g98 k108 rch111 ig112|ッピ ppi85|ップ p75 pp76 ppe100 ppu102|ッペ ppe79|ッポ ppo83|ッラ lla76 rra101 ulla101|ッリ lli69|ッロ llo83 rro93
ツ tsu74 tz80 z83 ts85 c96 tes101|ツァ za79 tsa91 ze99 tza101 zza104 ca104|ツィ zi71 zzi83 tzi87 ci87 tsi94 tsy96|ツェ ze80 tse84 tze86 ce87 te105
ツォ zzo79 tso84 zo88 co104|ツキ cki88 cky103 tzky105 tski111 ecky111 dzki111 czki111|テ te62 tae90|ティ ti48 ty70
テイ ta86 tei95 tay98 tai110 tej111 tij111 thei112|テオ theo86 teo94 teso111|テュ tu88 ty111 thul111 thu111 theu111 tych111 stu112|テル ter75 tel78
テン ten78 tem107|テー te93 tai105 ta111 gthe111 o111 to112|デ de57|ディ di51 dy70 de80|デイ da87 day95 dey102 dej105 dai108 deay111 udei112
デス des86 ddes111 udez112|デュ du71|デラ dela87 dill111|デリ deri87 deli98 dri105 dely111 teli111 delj111 dery112|デル del74 der76 dell85
デン den68 dden98|デー da90 de94 deh101 iday107 doel111|ト t50 to59|トゥ tu63 t78 tou89|トフ tov82 toff98 tfoo111 tkhu112
トラ tra75 tru91 tora96 tla96 tola97 tras100|トリ tri73 tori90 try95|トル tor82 tru83 ttle96 tol99 tre101 tolu105 trou105
トレ tre77 tra98 tore105 tlet107|トロ tro73 tolo93|トン ton63 gton84|トー to78 tho93 thor98 teau98 tor99 tau102|ド d53 do62 de78
ドゥ du68 dou81 d86 de91|ドナ dona86|ドフ dov86 doff105 def111|ドミ dmi94 domi95 dmy111 dimi112|ドラ dra75 dora101|ドリ dri75 dori90
ドル dor81 dol89 dle94 dru99 dre99 ddle100|ドレ dre79 dore102 dle107|ドロ dro80 doro91|ドン don78 dong85 dhon104 tong106
ドー do90 dor91 dau98 doer111 dhoo111 ddow111 ydow111|ナ na50|ナイ nai84 ni95 nay97 nei98 nij104 ny105 nigh105
ナウ nau86 now100 no111 neu111 anow111 nahu111|ナカ naka86|ナス nas86 nus97|ナッ na89 nu105 nai111 nui111 nut112 nak113
ナム nham95 num101 nam104 gnam106 nnam112|ナル nar87 eng111 gnar111|ナン nan90 nand96 nnan96 nin102 nunn111|ナー ner64 nner86 na88|ニ ni55
ニア nia82 nehe104 near105 nea105 gne111 riel111 let111|ニエ nie85 nier89 niez111 gnet111 igne111 snie112 gne113|ニオ nio88 niu106 nnio109
ニク nik87 nyk102 nigg104 nic111 nyq111 pan111 nikh111|ニコ nico87 niko93|ニス nis87 nnis92 nice105 nios112 niz112 hnys112 ova113
ニャ gna85 nya86 na88 nha91 nia102 ja104|ニュ new87 nu91 gne98 neu98 ny100 undy111 njuh111|ニョ gno81 nho95 nyo100 no104 egno111
ニー ny76 ney79 nie84 nny86 ni88 nee89 nney92|ヌ nu81 ne103|ヌス nus81 n100|ヌー nu92 noo98 nou104 neu111 noux111 nooy111 nnou111|ネ ne59 nne89
ネイ nei95 na98 nae104 nai105 ney105 neh111 nej113|ネス nes80 nez93 ness101|ネッ net89 gnel105 ne107 nne108 nnet109|ネル nell83 ner86 nel92 nnel105
ネン nen71 nnen98|ネー na97 nee102 noe111 vics111 bik111 nas111 ina111|ノ no58|ノイ neu89 noy106 nnoy112|ノフ nov71 now90 noff95
ノワ nova84 noy111 unov111 enoy111|ノー no90 neau94 nor98 nagh104 nowe111 nau111 ault111|ハ ha61 kha84 h88
ハイ hei74 hy91 hi94 chai97 hai97 hey98 hay98|ハウ hau80 how104 hou108|ハッ hut99 hat103 hac106 ha108 huc109 hud112 hab112|ハム ham82 hamm109
ハラ hara86 hra110 hala112|ハル har80 hal87 hard95 haru98 chal98 jar100|ハン han72 ham87 hun97|ハー har75 her77 ha83 hur92 haa96 kha99 hard100
バ ba54 va83|バイ bei94 by95 wei98 bay98 bai98 baj101 bi103|バウ bau83 bou100 bow104 bauw111 bal112 bowe112 val112
バッ bac97 buc102 bab104 ba107 buf111 bot111 ubat111|バラ bara86 bala95 barr108 boll111 ough111|バル bar73 bal78 war100
バレ vale91 vare103 alla111 ware111 aret111 bule112|バン ban83 ben104 ven105 van105 part111 by111 boni111|バー ber61 bur74 bar77 ver85 bir89
パ pa59|パイ pi95 pai96 pey104 py105 paj105 pay111 phai111|パス pas90 path105 ppas111 paz112 pass112 pus112|パッ pac95 pat99 put105 pa106 pas113
パル par85 pal97 palu98 pul111|パン pan79 pang106 pain106|パー per78 par81 pa88 pper91 pur94 paa101|ヒ hi76 ch88 hui92 hee95 ghui106
ヒュ hu86 hew98 hugh99 fu104 hue110 hou111 oghu111|ヒョ hyeo80 hyo82 hyu88 hjo107|ヒル hil90 hill101 hir101 hyru111 khir111 hiru112
ヒン hin87 khin100 hinc109|ヒー hi99 hee101 he104 hea104 khi105 chy111 hy111|ビ bi67 vi77|ビア bia81 bea98 via102 bie102 ubia106 bbia109 bier110
ビュ bu80 buh108|ビン bin83 vin98 bbin111 binh111 vine112 bing112|ビー by77 bee83 bea85 bie85 bi89 be99|ピ pi69
ピア pia94 pear96 pea110 pi111 pyat111 pier111 pir111|ピエ pie85 pier103 ppie111|ピン pin84 phin112 ping112
ピー pie91 pea95 pe100 pee101 ppy105 pi106 py111|フ f60 v71 ff79|ファ fa59 pha84 fe86 ffa86|フィ fi61 phi80 ffi87|フェ fe61 ve85 ffe86|フォ fo62 vo91
フス vs87 hus100 ws104 fus105 phus111|フト ft88 gt111 voet111 ufts111 hto112|フラ fra73 fla88|フリ fri78 free92 chri96 hri101 khri105
フル full95 ful95 hru100 hur101 fur104 furu105 fleu111|フレ fre76 fle103 ffle105|フロ flo88 fro90 khlo105 groo111 freu112 hro112
フー hu91 hou99 fou104 fu110 who111 huu111 fouc112|ブ b64 bu72 bou84|ブッ bu92 boo106 but106 bus111 brut111 bhut112 bouf112
ブラ bra70 bla77 br83 bl93 bru94|ブリ bri72 bli87 br95 bry99|ブル bur82 bru83 ble87 broo88 bre93 broe98 blu100|ブレ bre75 ble93 bra98 bla101 blai104
ブロ bro73 blo91|ブー bou82 boo88 bu96 vu105 bhu105 bug107|プ p69 pu89 pe91 b94|プラ pla78 pra83 plu101 prat105|プリ pri78 pry103 pre105
プル pru87 pple99 plu106 ple107 pr108 pul110 plo111|プレ pre81 ple93 pres101 ples102 prez104 pla107|プロ pro76 plo105
プー pu92 pou97 poo97 phou100 po110 put111|ヘ he73 hye90 hae94 ho102|ヘイ ha85 hay87 hei90 hey94 hai98
ヘッ hea92 he103 hec106 hit111 get111 haec111 che112|ヘル her81 hel87 gel98 hell98 herr100 ger105 chel108|ヘン hen84 gen105 jen111 henk111 han111
ヘー he97 ho98 ha100 hee104 hoh112|ベ be58|ベイ bay94 ba94 bai98 bey106 bbay111 vaiz111 ve111|ベッ be91 bet100 vet102 hove112 boc112|ベル ber65 bel73
ベン ben79 ven91|ペ pe63|ペイ pey96 pa100 pei101 pai104 pay104 pea111|ペッ pe92 pec102 pet103 pac111 ppet111|ペト pet85|ペル pel84 per84 pell101 por111
ペン pen84 pem111 penn111 pene113|ホ ho66|ホイ whi100 hoi102 huy104 heu104 hui110 whea111 heus111|ホッ ho95 hof97 hod109 gos111
ホフ hoff87 hof93 khov103 chow104 chhu111 hoch111 khok111|ホル hol79 hor96|ホワ whi89 wh109 wy111 why112 hua112 ewha113|ホー ho79 hor84 hal96 hoh103
ボ bo61|ボイ boi99 boy99 woj104 voy105 buy111 beu111|ボウ bow88 bou99 bo108 bowe111 rbow111 obov111 bau112|ボル bor77 bol97 vol98 bal105
ボロ boro93 voro104 bolo108 volo111 brow112|ボン bon83 bong102 bbon106 bom107 pong109 ba111 bont112|ボー bo85 beau91 bor91 boo95 bau98 bour98 ba99
ポ po66|ポラ pola89 pora111 pra111 paul113|ポリ poli94 poly97 pol102 polj108|ポル por88 pol95 pal111 ppol111 tpor112
ポン pon90 pom107 viva111 pun111 porn111 pol111 bong112|ポー po90 pau93 poh101 por101 paw104 dian111 pa111|マ ma49
マイ mai81 mei84 my87 mi89 mey96 may97|マカ maka98 mccu100 maca102 mca103|マク mc69 mac86|マッ mc75 mac85 ma89 mat97|マリ mari71|マル mar67 mal83 mul95
マン man53 mann64|マー mer70 mar72 ma79 mmer84 mah93|ミ mi55|ミュ mu88 mus104 muel107 mul108 my111|ミョ myeo91 myo96 myu107 mjo110|ミラ mira90 mila94
ミリ mili87 miry112 mily112|ミル mir87 mil89 mill101 myr105 milu106|ミン min76|ミー mee87 mi92 mie92 my94 mmy101 me101 emy105|ム m59 mu76
ムス mus95 ms107 mous108 ams111 musu111 star111 msu112|ムラ mura86|ムン mun86 moon106|ムー moo90 mou97 mu98 muu105 moe111 mo112 smou113|メ me62
メイ ma85 may90 mei92 mai93 mey102 mea110|メリ meri81 meli92|メル mer79 mel80 mell94 mor105 melu106|メン men75
メー ma95 me98 mee105 emai111 mat111 moh111 emet112|モ mo61|モア more85 mooa111 mour111|モト moto85|モフ mov85 mow96 moh105|モリ mori87 mor110
モル mor88 mur111 moll113|モン mon70 mont95|モー mo83 mau86 mor87 moo99|ャー er82 a99 jor106 ner111|ヤ ya71 ja77|ヤマ yama81 jama102
ヤン jan85 yan88 yann105 youn105 lhan111 yhen111 yao111|ヤー er82 ya87 a96 yer98 ja99 jaa101|ュー u83 eu96 ew98 au105 w109 eau110 ou111
ユ yu86 ju89 iou110 hu111 ller111|ユリ yuri94 iuli100 juri101 juli104 yli111 apos111 iuri111|ユン yun92 yoon101 jun105 jon111 nny111
ユー yu89 eu94 u95 you96 ju101 e111 llou111|ヨ yo79 yeo87 jo93 you94 llau105|ヨル yeol96 jor97 yor100 geor110 iord111 jol112 gyul113
ヨン yong83 yeon86 llon98 jong99 youn100 jon104 yon106|ヨー jo94 joo105 yo106 csu111 eu111 go111 jor112|ラ la51 ra52 lla70
ライ rei77 rai86 ry86 lai87 lei89 ri90 ly93|ラウ lau80 rau85 rou94 row101 lav103 low104|ラス ras83 rus94 las94 rath94 lus104 ruth105 rras107
ラッ la93 ra98 rra105 raf106 lat109 lla111 rad111|ラフ lav84 raff99 rah100 law101 raf103 rof111 las111
ラム ram82 rum94 lam96 ham104 ramm111 lamb111 llum111|ラン lan67 ran76 lun92 rand94|ラー ler64 la78 ra80 ller82 lar91 rer94|リ ri53 li53 lli71
リア ria73 lia73 llia85|リエ lie91 rier95 rrie95 rie96 lier98 llie103 rye104|リオ rio76 lio83 rrio94 glio94 llio99 ryo101 leo105
リク rich100 riq101 rik103 ric105 lik106 riku107|リス ris83 llis85 lis86 lys97 rice97 liss100 rris100|リッ ri85 li87 ric95 rik105 rid110
リヒ rich89 lich100 llig111 lig112 rygi112|リャ rya87 lla89 lya93 lja94 ria99 lia100 la101|リヤ lya99 rya101 liya101 riya106 lja107 ria108 lija109
リュ lu81 ru84 lyu94 lju95 liu96 ryu97 llu101|リョ re97 llo98 ryo99 lyo100 ryeo104 lho105 le107|リン lin64 llin83 rin84 lyn84 line93 ling93
リー ley66 ry68 rie73 ly74 li75 ree78 lee79|ル l46 r53 le67 ll68 lle74|ルイ lui99 ry104 rgh105 rg111 loui111 louy112 ruyc112|ルク rg74
ルコ lko97 lco98 llco105 rko109 elco112 rcho112|ルジ rgi96 orj105 ruzi110 ourg111 sa111 rozy111 rsz111
ルス rus90 rs93 lus103 r105 llus106 rce110 tius111|ルズ les79 ls98 lls101 lds105|ルツ lz87 ltz93 rz100 lts103 ltse111 urz112 lc112
ルデ lde89 rde94 rdo111 d112 lude112 rude113|ルト ld76 rt80 rd83 lt87 ldt88 rth91 rto98|ルド ld67 ldo82 rdo88
ルフ lf89 orf94 orff94 luf105 lff107 rg107 urg108|ルー ru79 rou83 lu89 loo95 luu101 roo103 lou103|レ le59 re62 lle83 rre86
レイ ra81 ray82 lei82 rei85 ley87 la88 lai92|レオ leo79|レク rek87 lex111 leck111 llec112|レス les83 res83 rez97 lles99 reth102 lez103 ress104
レッ ret88 re90 le93 let97 llet99 res103 red105|レド red95 led98 redo100 lead111|レフ lev92 lew102 leff103 ref105 rev107 lech108 lih111
レム rom98 rem103 lem103 lemn111 rehm111 llem112 rrem112|レル rell84 rel88 ler102 lher111|レン ren73 len75 llen85 rren101
レー le86 re91 leh93 lo94 ley95 ree98 ro100|ロ ro56 lo62 llo73|ロイ reu93 loy94 loi97 roy101 leu104 cloy106 loj107
ロウ low87 rou88 row91 ro92 llow94 rrow97 raw100|ロス los87 ros91 roth92 ulos97 ross110 r111 nous111|ロッ ro94 lot97 rrot102 lo104 llo111
ロフ rov77 lov81 lof94 row97 loff103 low104|ロワ rova87 lova89 lois100 roi101 roy103 roix104 loys111|ロン ron75 lon82 llon99 rron103 lom103
ロー ro73 lo79 lau83 low87 roe91 roh91 reau94|ワ wa73 va88|ワイ wi90 wei98 wy98 y100 wey104 wij108 wai108|ワル wal89 war101 var106 vard111
ワン wan83 won104 wang110 vanh111 worn111 wein111 in112|ワー wor84 wer94 war96 wah105 ower110 wir111 pet111|ン n35 ng59
ンク nck87 nk94 ng104 anc111 nks111 nckh111 ncq111|ング ng61 ing87|ンコ nko74|ンス nce81 ngsu94 nsu100 ns101 ence105 ance111
ンズ ns80 nes89 nds94 ons101 ins103 onds105|ンダ nda80 nder104 nd107|ンチ nci95 nc100 nti109 onts111 nchl112 ncci112|ンツ nz77 ntz89 nts90 nc106
ンテ nte77|ンデ nde86 nd110 land111|ント nt76 nd83 nto83 ndt94 ant103|ンド nd64 ndo77|ンヌ nne86 ne110 nnes111|ンバ mba85 mbi105 mbay111
ンビ mbi85 mbin111|ンブ mb84 mbu94 mbes111|ンプ mp77|ンペ mpe87 mp111|ヴ v82 ve96 w110 vi111 jast111 wu112|ヴァ va54 wa72 we81 ver82|ヴィ vi51 wi67
ヴェ ve60 we76|ヴォ vo68 wo81|ヴラ vra93 vla97 wla106 mlai111 wlas112|ー -45 r64 e64|ーア er96 hr111 aure111 oerr112 uhr112 ur113
ーク ke90 k96 rk97 g101 ak102 lk103 eg105|ーグ eg104 urgh104 gue105 nger111 ues111 rgue111 ig112|ージ si85 rge94 gi96 age102 rgi102 j102 ge108
ース rth84 se96 th97 rse102 is105 ws108 ce108|ーズ se85 z86 es86 rs88 rds98 ze98 s100|ーゼ se78 dze89 ese107|ータ ta85 ata111 tta112
ーダ da86 rda104 dha105 urda111 ede111 rdo112|ーチ rch106 ic106 urch107 c109 ache110 ach111 ooch111|ーデ de94 ede98 deh111 die111 ra111 do111
ート rt75 th84 to87 ed89 t89 d90 te92|ード rd68 d82 do87 ard88 ed90 de91 ad97|ーナ na66|ーニ ni58|ーヌ ne77 ene106|ーネ ne76 hne100 ine105 na105|ーノ no63
ーフ eff98 f102 v103 orff106 af109 orf110 hr111|ーブ ve90 be104 ab105 ephe109 ob110 ush111 w111|ープ b99 pe102 orpe102 op105 oup106 oop106 rp107
ーベ be90 ve100 rve106|ーム m87 me91 hm94 em107 oom110 mb111 ehm113|ーラ ra84 la84 lla100 ula107|ーリ ri76 li78 l94 gli98 uli100
ール r62 rd77 re79 rt81 hl83 er84 le85|ーレ le81 re84 rre91 hre101 lle102 ele106 leh107|ーロ ro80 lo95|ーン ne77 en87 n88 -93 hn99 an100 un103
一 ichi104|＝ -99
`,
  hangul: `
ᄀ g87 k92 -108|가 ga52 ka54 jia69|개 kai87 jia94 gae94 rga107 kae109|거 geo68 jia76 jie81 gu82 ko83 go86 ku87|게 ge69 ke74 ghe95 gue98
겨 gyeo63 kyu71 ji77 kyo77 gyo84 gyu85 qi87|계 gye82 kye87 ji88 gui93 qi104 xi107 kai107|고 go63 ko67 ku83 gu85 kou89
과 gwa64 gua67 kwa71 kua87|교 gyo76 kyo84 jiao87 qiao88|구 gu58 ku68 goo78 ju79 koo83 go84|궈 gwo73 kwo79 guo81 qua98 kwok99
귀 gwi83 gui94 kwi99|규 gyu62 kyu71 gyoo85 ju86 kyoo88|그 geu63 g70 ji77 ku79 gu83 keu87 qi89|기 gi55 ki60 qi72 ji79|ᄂ n90|나 na45
내 nae85 nai96 knat107 loi107 rna107|너 ner88 na89 nne96 ona107|네 ne62|녀 ni88 nyeo88 nia92 nyu102 nyo102|노 no50|누 nu73 noo95 no101
니 ni55|ᄃ d91 t98|다 da49 ta57|대 dae65 tae79 da91|더 deo71 de71 du81 to86 do87 der91|데 de65 te77|도 do52 to59
두 du69 do73 doo78 tu82 dou93|드 d62 deu81 de83 rd86 te87|디 di68 dy86 de94|ᄅ l94 r97 ngr107|라 ra47 la66|래 rae72 ra90 lai96 nae98
랴 lia77 rya87 leu94 lio103|러 ru87 ro87 er90 re92 la92 lo93 le93|레 re61 le74|려 li69 ryeo76 ryu85 ryo89 lia90 nyeo96
례 lia88 rye88 li100 lie101 lai107|로 ro53 rou77 lo79|료 ryo72 lo84 ryou91 lu93 nyo99 ryoh102|루 ru56 lu76 lo77 ro80|뤄 ruo86 luo93
뤼 lu87 ru98 rwi107|류 ryu78 ryoo89 lo90 liu91 lu93 ryuu94 rju99|르 r57 reu81|리 ri47 li54|ᄆ m84|마 ma43|매 mc80 ma83 me84 mae91 mei94 m99
머 me77 ma83 mo95 meo98 mmer101|메 me62|며 mi66 myeo69 myu75 myo78|모 mo52|무 mu55 we68 moo71 ma84|미 mi43|ᄇ b69 p98|바 ba58 va71 fa84 pa84
배 bae70 pae92 bai98|버 beo73 ber83 fa84 bu85 bo89 ver91 po92|베 be64 ve75 ba91|벼 byeo70 byu76 pyo80 bi86 pjo95|보 bo54 po76 fe79 fu83 vo83
부 bu64 fu82 pe86 boo87|브 b70 v81 ve97 w98 beu99|비 bi61 vi72 fei77 pi86 wi87|ᄉ s72|사 sa45 sha73 xia75|새 sae80 she87 sa92
샤 xia65 sha81 scha95|서 seo51 su60 so63 she70|세 se57|셰 xia83 sze100 che105 she105 sche105 xie107 sher107|소 so60 xiao76 su83
쇼 sho72 shou78 syo84 syou87 shoh89 syoh94 scho98|수 su54 soo61 shu69 xiu84|쉬 xu68|슈 xiu80 shu83 s86 sch89 hu92 sh93 xio94
스 s52 su57 seu62 shi72|시 shi46 si51 xi61|쑤 su77 so81 ssu103|쓰 tsu62 cu77 si79 tu81|씨 -63|ᄋ -64 y80|아 a45|애 ae76 a81 ai85 oi103
야 ya48 ja69|어 eo74 ya78 e83 o84 er84 u90 r90|에 e54|여 yeo54 you66 yo68 yu72 yi74 ya79 li80|예 ye68 ya72 rui80 je89 yi91|오 o43|와 wa50
요 yo52 jo79 yao79|우 u50 woo62 yu64|워 wo59 yua68 we68 ma85 yue86|웨 we65 yue80 wa86|위 yu55 wei70 wi80|유 yu53 yoo67 you78 ju79 wei81 yo82
으 eu61 u81 yi83 e89|의 ui72 yi72 eui90 i99|이 i37 yi53|ᄌ j83 zh101 z101 s103|자 ja63 za63 jia68 zi74 zha76 ka85|재 jae59 zi89
저 jeo62 zhe64 ju70 ti73 jo78 ji78|제 je67 jia73 jie77 ze81|조 jo57 zo72 zou84 zhao86|주 ju54 joo64 zho73 zhu78 chu81|쥐 ju69 chu94
즈 zu64 zhi67 z81 jeu89 chi92|지 ji46 zhi68 chi72|ᄍ cch100|쩌 ze79 chak107|쭈 zo85 zu93 jju107|쯔 zi71 tsu98|ᄎ ch96 t96 tsch100 c108
차 cha54 qia81 ca83|채 chae72 cha100|처 cheo65 che66 chu72 tia75 cho76 qi80 zhe85|체 qia80 che84 ce91 tze96 ze103 cse106 ti107
초 cho79 chu86 chao96 zo98 tso99 zzo100 co100|추 chu63 choo78 qiu81 cho85 cu88 co92 zho92|취 qu81 cui93 ju100 chu100 kue105 gkui107 chwi107
츠 tsu60 cu86 tu87 c90|치 chi55 qi63 ti76|ᄏ c105|카 ka45|커 ke86 ka95 ker96 kir100 cker100 ko102 cu107|케 ke58|코 ko52 co72|쿠 ku54
크 k69 c76 ch91 ck94 rk97 q98|키 ki48|ᄐ t107 tak107|타 ta46|태 tae60 thae76 ze82 the89|터 ter89 te90 to94 tur100 air104 rter105 tor107
테 te67 tte91 ta93|톄 tia73|토 to53|투 tu80 to81 t100 tuu100 du107 tou107 uku107|트 t63 d90 te92|티 ti66 tti84 ty89 thi90|ᄑ p102
파 fa70 pa72 bo93 p97 pha97|패 pei84 pe99 pa100 ba103 pae107|퍼 fe74 pe80 fu92 peo100 fa101|페 fe74 pe74 ppe100 ffe100
펴 pi78 pyeo90 pyu97 phyo104 pe104 bia106|포 pu91 po92 fo95 for101 pot107 p107|표 pyo79 phyo91 biao103|푸 fu77 pu78 fe89 pi91 poo95 pou101
프 v71 f73 p76 w78 ff91|피 pi67 phi85 fi86 bi92|ᄒ h97|하 ha45|해 hae66 hai84 ha88 xi94 kai96|햐 hya79 xia91
허 heo77 he79 ho83 xua87 hu88 cher100 hi100|헤 he73 ha96 ge98|혀 hyeo57 hyu63 hyo69 hjo82 yi83|혜 hye67 hui81 hje97|호 ho52 hao71
화 hwa58 hua67|회 hoe81 hui90 huai96 he107 ho107 hoi109|효 hyo69 xiao79|후 hu59 fu62 ho73 hoo75 xu86|휘 hwi79 hui83 xua107
흐 heu75 xi75 ch87 h87 hu90 hi97 kh98|희 hui64 hee67 xi83 hi90|히 hi54|ᅡ a72|ᅡᆨ o86 e98 uo100 le100 ue102 huo104 yue107
ᅡᆼ ean88 ent100 hen100 an107|ᅢ a100|ᅢᆨ o87 ai90 c104 ack104 ashi107|ᅥ er104 eo107|ᅥᆷ eom86 an90 um101 om102 ome107|ᅦ e75|ᅨ uej106|ᅩ o72
ᅮ u89 huai100 feng107 hiou109|ᅳ -95|ᅵ i75 y97 -100|ᆨ k40 -54|ᆫ n23|ᆯ l43 -55|ᆯᄅ l58|ᆷ m49 n57|ᆸ p59 b79 -83|ᆺ t79 tt89 d99|ᆼ ng24|ᆾ t91
`,
  hangulForeign: `
ᄀ g82 k94 mich105 -107 ga111 sh112 ta112|가 ga54 ka64 jia81 -84|개 ga89 gar93 kai96 gae98 jia101|거 ger77 ga80 geo80 gu83 ge87 er90 jia90
게 ge64 gue84 ke86 ga89|겨 gyeo75 kyu85 kyo87 ji91 gyo94 gyu99 kjo101|계 gye91 kye98 qi100 kai106 gui108 ji108 xi112|고 go60 ko76
과 gwa75 gua77 kwa82 kua96|괴 ho95 go99 goe101 wa111 sics112 igo112 goh112|교 gyo84 kyo95 jiao96 iao112 kyou112 gjo112
구 gu63 ku77 goo81 gou85 -86 go88|궈 gwo86 kwo91 guo100 kwok101 kuo108 qua108 kue112|귀 gu93 gwi94 gui101 kwi110 gwy112 guin112
규 gyu75 kyu83 gyoo98 kyoo98 ju101|그 g55 geu75|기 gi61 ki71 gui82 qi85 gy87 ggi89 ghi90|ᄂ n80|나 na45|내 na93 nae101 knat112 knap112 nai113
냐 na88 gna92 nha93 nja94 nya97 nia104|너 ner73 na78 nor92 nner93 ne93 nne94 nu95|네 ne54|녀 nyeo99 ni99 nyo107 nyu108 nia109 la112
노 no51 -76|뇨 no92 nyo99 gno101 njo105|누 nu70 no87 nou89 n93 noo95|뉴 nho92 new93 nu110 nue112 nyu112 nhu112 igne112|니 ni49 ny75
ᄃ d75 t101|다 da51 ta65 -81|대 dae76 da88 tae90 dar100 te104 -105|더 der74 de79 du84 do85 da89 ther90 to95|데 de55 da83|도 do53 to68
두 du70 do83 dou84 doo87 tu95|뒤 du86 dy112 dra112 dui112 duh113 dyc113|듀 du87 dewe105 dieu112 dou112 rdew112 deu112 due112|드 d49 de70
디 di56 dy76 de81|ᄅ r78 l86 -103|라 ra46 la59 -74|래 ra72 la80 rae82 lai101|랴 lia88 rya92 ya101 leu105 lya110 ria112 rja112
러 re78 ru81 ra84 ler86 la86 ro87 er89|레 re51 le65 ra72|려 li82 ryeo88 ryu93 lia101 ryo104 nyeo108 lu108|로 ro49 lo66 -73
뢰 ro82 lei105 roe112 reux112 lof112 lon112 loe112|료 ryo85 lo98 ryou103 ryoh105 yo107|루 ru58 lu71 ro83 rou87 -88
뤼 ru86 lu93 ry104 ly112 run112 rui112 ruu112|류 ryu85 lu96 lyu99 lo100 ryoo102 ryuu103 rju103|르 r42|리 ri44 li56 ry66|ᄆ m66|마 ma44 -72
매 ma68 mc79 m89 me96|머 ma69 mer80 me83 mu85 mo87 mmer88|메 me56 ma79|며 myeo80 mi94 myo99 mia102 myu109|모 mo53 -72
무 mu60 we78 moo81 mou86 -88|므 m89 me105 yme112|미 mi47|ᄇ b73 v95|바 ba54 va56 wa80 we82|배 ba78 bae82 va87 bar100 pae100
버 ber70 ver77 bur80 bu81 beo88 va90 be91|베 be54 ve62 we81 ba82|벼 byeo83 byu86 pyo94 pjo111|보 bo56 vo73|부 bu63 bou80 boo86 vu90
뷔 bu88 bus110 bye112 vis112 vue112 fu112 wu112|브 b54 v69 ve78|비 vi55 bi59 wi73 by79|ᄉ s68|사 sa49 -73 ssa77|새 sa79 sae92 she108
샤 sha71 xia77 cha83 sa85 scha93 sya95 cia96|서 seo63 su70 so74 she82 xi88|세 se57 sse75 ce76
셔 sher94 tio101 sha105 cher109 se112 show112 cea112|셰 she77 che87 se90 sche94 xia95 sher100 shak103|소 so59 sso76
쇼 sho76 shou90 scho94 syou98 shaw99 so99 syo100|수 su60 soo73 shu84|쉬 xu80 sh85 sch101 su101 shi103 schi105 schu105
슈 s72 sch74 sh78 shu84 che88 ch93 schu93|스 s36|시 si54 shi54 -70 sh73 xi73 ci73|쑤 su91 so93 ssu103|쓰 tsu68 -79 si86 cu91 tu93
씨 -76 ssi101|ᄋ -60|아 a41 -68|애 a67 ae85|야 ya54 ja69 -81 a83 lla84|어 er69 a75 r79 re79 e85 eo86 ir88|에 e49
여 yeo66 you76 yo78 yu82 yi87 li90 jo92|예 ye67 je79 e81 ya82 lle89|오 o45 -74|와 wa57 -78|외 o88 eu93 wei101 jo108 imha112 eux112
요 yo59 jo76 -84|우 u50 woo69 yu78 -78 l80 w80|워 wo67 we80 wa80 yua83 war90 ower93|웨 we69 wa81 wel88 yue91|위 yu66 wi66 wei82
유 yu63 yoo78 -83 you83 ju84 u88|으 eu70 -80 yi98|의 ui83 yi86 eui100|이 i40 y55 -55 yi65|ᄌ j93 -99 s108 z109 ha112 ichi112 shi112
자 za61 ja66 sa81 zi82 jia82|재 jae71 ja89 za99 jac99|저 jeo72 zhe77 ju81 ti85 jo90 ji90 ser90|제 ze71 je72 ge77 se77 ja83 jia84 jie87
조 jo64 zo76 gio92|주 ju63 joo74 zu81 zho83 zhu86|쥐 ju80 chu107|쥬 ju103 ima106 o112 kana112 urun112 amak112 dai112
즈 z69 zu73 s80 zhi80 -83 ds83 se86|지 ji56 zi70 gi73 zhi76 chi78|쩌 ze89|쯔 zi84 tsu112|ᄎ tsch98 ch101 c107 -110 tcho112
차 cha62 ca83 za89 qia91|채 chae85 cha87 ai113 tzi114|처 che76 cheo76 chu84 cho87 cher90 qi91 tia91
체 che74 ce76 ze88 tche95 qia95 tse95 tze96|초 cho81 tso89 zzo93 co95 zo97 chu100 ccio101|추 chu71 cu89 choo91 qiu96 cho98
취 qu88 ju105 chwi112 kye112 tsu112|츠 tsu70 tz72 ts77 z81 c81|치 chi61 c65 ch70 ci72 qi77 -81 ti84
ᄏ c91 k92 sh112 kan112 kuta112 nori112 aish112|카 ka47 ca58 -66|캐 ca72 ka88|커 ker85 ca87 cu88 cker88 ke89 kir92 cur99
케 ke59 cke80 ka84 -86 ca86 uke87 que89|코 ko52 co59|쿠 ku59 cu73 cou84 kou85 -86|퀴 qui93 quee101 cu105 ku105 quin105 ky112 cqui112
크 k55 c62 ch76 ck76 g81 ke83|키 ki51 ky71 -76|ᄐ t81|타 ta48 -76 tta78|태 tae71 ta79 thae90 ze92 tai98 the101
터 to70 ter71 tur85 tu87 tter88 ta90 te95|테 te56 the79 ta85 tte85|톄 tia88 tje112 tye112|토 to53|투 tu70 to86 tou92 thu94 too100
트 t49 d74 te76|티 ti54 tti73 ty76 thi81|ᄑ p87 f106 ko112 cser112 feeh112 sugi112|파 pa58 fa66 pha83
패 pa84 fa93 pei96 pat105 fan107 par108 pha110|퍼 fe84 per85 for85 fer88 pe89 pper92 ffer93|페 pe63 fe66 ppe85 fer87 pa88 ve90 phe90
펴 pi91 pyeo100 bia112|포 po64 fo74 for87|푸 pu76 fu80 pou92 poo92 fou96 phu98 fe101|프 v57 f58 p60 ff77 w78
피 pi61 fi72 phi81 fie84 py89 ffi90|ᄒ h86 kenz112 ikeg112|하 ha51 he79|해 ha77 hae78 har96 hai99 xi100|햐 hya90 xia100 hja112
허 hu82 heo86 he90 her93 hur94 cher96 hut99|헤 he65 ge83 ha83 che91|혀 hyeo68 hyu74 hyo81 hjo94 xi96|혜 hye78 hui89|호 ho58 hao84 jo86
화 hwa70 hua79 wh99|회 hoe88 ho92 hui97 huai100 geu112 hoh112|효 hyo80 xiao89|후 hu67 fu73 hoo83 ho84 -91 ju94
휘 hwi90 hui93 whi93 hu95 whee105 whit112 hyy112|휴 hu103 hue105 hew105 hugh106 whew112 heu112 hyu112|흐 h76 ch76 kh84 heu88 xi89 g95
희 hui75 hee78 xi96 hi103|히 hi60 -75 ch81|ᅡ a53|ᅡᆨ o93 uo106 le111 ue112 e112 eroi112 akdi112
ᅡᆫ an86 and101 suru112 csay112 its112 nja112 jan112|ᅡᆷ am91 han101 amme112 mori113 a113|ᅡᆼ an91 hen98 ent102 ang103 en106 anc108 ant110
ᅢ a86 as109|ᅢᆨ c77 o96 ac99 ai102 ack103|ᅢᆫ an82 anne99|ᅢᆼ in80 ain96 en104|ᅣ ya97 ja106 onan112|ᅥ er70 a89
ᅥᆨ eok82 uk103 hi104 ok106 e107 uck108 eog110|ᅥᆫ an81 on81 en86 un101|ᅥᆷ eom90 ham94 um95 om95 an101 am105 ombe106
ᅥᆸ up99 eop100 op104 ye105 ubb106 eb112 raks112|ᅦ e59 a82|ᅦᆨ ek92 eck103 haca112 egh112 ekwe113 ex113 agg114|ᅦᆫ en82 ene102
ᅦᆯ el90 ell105 lais112|ᅦᆺ ette91 ett94 et104 ech113|ᅧ cher100 here112 herr112 hurr112 hire112 hall112|ᅧᆼ ing79 yung84 yong89 jong101|ᅩ o59
ᅩᆫ on101 one103 mone108 wabe112 taro112 tes112 oane112|ᅩᆯ all89 heng112|ᅩᆼ on95 ont107 n112 a112 arin113 onge114|ᅪᆼ -82 ei102 wa105
ᅬ huai112 szky112|ᅭ e108 gawa112 usei112 riki112 moji112 zato112 iko112|ᅮ u71 o89 ou90|ᅮᆨ hu97 xu97 ooke102 ook102 yu104 uo106 eiy110
ᅮᆷ um100 in105 nto105 oom111 oem112 ume112|ᅱ u106|ᅲ yu109 ieux112 aita112 dori112 huur113 ho113|ᅳ -73|ᅳᆫ on86 enyi112 un113 eosi113
ᅳᆯ le94 dle104 cle108 les113|ᅳᆷ m83 in111 eum112|ᅵ i51 y71 ey74|ᅵᆫ in74 ine87 ne104 yne104|ᅵᆷ im99 in100 lin102 hyme107 me108 hen111 ren112
ᅵᆼ ing88 in100 ingh108 jin112 sine112 yne112 iin113|ᆨ k50 ck71 c71 -72|ᆨᄉ x71|ᆫ n27|ᆫᄌ tach112 awak112 wnsh112 ina112 tsuk112 tom112 ok112
ᆯ l38 ll66 -68|ᆯᄅ l38|ᆷ m49 n73|ᆸ p68 b76 -91 v95|ᆺ t68 tt77|ᆼ ng35 n57|ᆼᄀ ng82 ngg105
`,
  devanagari: `
ंग ng60 nga73 anga83 nge83|ंद nd62 nde72 nda74|अ a49|आ a60|इ i64|ई i71|उ u79|ए e71|ओ o65|क k49 ka62|कर kar58 kara80|का ka41|कि ki55 kee83
की ki53 kee73 qui76 aki82|कु ku53|के ke59 key83 ker83|को ko56 co72 kau84|क् ax70 k71 ak73 x81 ch83 acs84|ग g54 ga76|गा ga56|गु gu58 go83
ज j61 ja84|जा ja54 za81|जी ji61 jee81 g83 j83|ट t69|त t53|ता ta44|ति ti50 ty75 thy76|त् t50 at75|द d53|दा da56 de83|दि di57|दी di60 dee64
द् d61 ad71 dh80 -81|ध dh74|न n38|ना na47|नि ni46|नी ni48|ने ne58|न् n51 an60|प p49 pa69|पा pa53|प् p55 on83|ब b59 ba67|बा ba54 va77 ty83
भ bh82|भा bha57 ind83 ba83|म m42 ma60|मह mah63 maha74 meh83 dal84|मा ma41|मि mi51|मी mi59 mee74|मु mu55 ri83|मो mo59 d83|य y76 i80
या ya46 a61 ja69|यो yo57 o72 eo77|र r33|रा ra39|रि ri58 g83|री ri47 ry76|रु ru55 ro80|रो ro56|र् r47 ar64 har77|ल l38|ला la48
ली li57 lee82 ali83|ले le60 ley76|व v60 va64 w85|वा wa50 va55|वि vi52 bi76 wi78|वे ve60 we75 be83|श sh53 sha68|शा sha59 sho83|शि shi56 si75
शी shi59 si74|श् sh57 s64 sch83|ष sh76|स s52 sa77|सा sa51|सु su46|स् s57|ह h53|हा ha59 se84|हि hi58|ा a36|ाय ay71 aya71 ai72 y77 shra83
ि i46|ित it59 ith85|ी i45|ु u56|ू u77|े e60|ेश esh57|ो o70|् -44|्ट t59 th78 ta80 te80|्द d63 -71 da76|्य ya60 y72 e82 i82|्र ra52 r69
`,
  bengali: `
ং ng70 ong99|অ a63 o83|অন an72 ana95|অ্ -68|আ a41|আই ai71 i89 isa96 aay98 ay98 ei98|আক ak70 aq98|আব ab72|আল al74 ala95 aul98|ই i40
ইউ yu70 ju91 wic98 u98|ইন in73 ina98|ইয y51 j71|ইস is71 ish98 es99|উ u53|উই wi77 wil81|এ e64|ও o44|ওয w43|ক k53 c78 q81|কর kar70|কা ka35
কি ki41|কু ku49|কে ke53|কো ko47 co75|ক্ c65 k68 x81 ch89 ak90|খ kh90|খা kha72 kh90 khe91 ka93 ha97 chaj98|গ g68|গা ga47|গি gi60|গু gu59
গে ge59|গো go64|গ্ g71|ঙ্ n73 an80 nk97 on98|চ ch74|চা cha69 chu98|চি chi51 ti63|চু tsu76 chu94 mi98 cu98|জ j67 z69 -90 ja92 jac93
জা za58 ja62|জি ji53 zi69 gi83|জু zu64 ju65|জে je76 ja81 ze81 jef89 se90 ge91 ya95|জো jo76 zo83 co96 joe98 zou99|ঞ্ n73 an84 nts99|ট t63
টন ton72 hton98|টা ta63|টি ti76 ty89 tea98 tif98|টো to65|ড d62|ডা da69 du84 di91 duf98|ডি dy77 di78 ddie88 ddy90 dea91
ডে de69 da90 wde98 dde98|ণ n98 ana99|ত t55 ta76|তা ta36|তি ti61 ty79|তু tu72|তে te68|তো to41|ত্ t65|থ th74 the98|দ d53|দা da43
দি di65 adi88 dee91 odi93|দী di74 dee86 dy98|দু du72|দে de58|দো do67|ন n36|না na39|নি ni49|নী ni72 ani93 nee97 ney98 nni98|নু nu61|নে ne53
নো no45|ন্ n56 an75|প p63|পা pa58|পি pi72 pe97 ppy98 fi98 pya98|পে pe73 pa96|প্ p62|ফ f61 fa89|ফা fa59 fe88
ফি fi69 afi88 fe88 fie91 fill98 phil98 ffy98|ফু fu58 hu83|ফ্ f65|ব b54 ba81 v82|বা ba50 va74 be80|বি bi60 vi69|বী abi84 vi86 bi86 avi88
বু bu62|বে be55 ve82 ba83|বো bo66|ব্ b62|ভ v78 bh86|ভা va71 bha75 ve88 wa95|ভি vi64 wi92|ম m46 ma73|মন mon76 man93 panc98|মা ma35|মি mi40
মু mu51 mo80|মে me58|মো mo48|ম্ m63|য় -45 y50|যা a56 ya77 ar84 ee85 e85|র r43|রা ra39|রি ri46|রী ri69 ree80 ry86 rry99|রু ru46|রে re61 ra88
রো ro51|র্ r52 or75|ল l44|লা la51|লি li53 ly77 le82|লী li79 lee84 ly91 oli99|লু lu67 lew91 loo92|লে le75 lle84 ley98 lai98|ল্ l72 ol97
শ sh57 s72|শা sha61|শি shi40 si50|ষ sh82|স s45|সন son65 san87 sons91|সা sa37|সি si72 ssi83 ci83 cy84 shi86 se94 sey98|সু su44|সে se57 sa84
সো so60|স্ s59|হ h53|হা ha40|হি hi45|হু hu82 hus91 hos94|হে he61|হো ho62 hos86 jo91|়া a39|়ো o66|া a39|াক c81 ack82 aq96 ques98|ান an62
ার er55 ar78|াস us78 ash91 as97 ess98 -98|াহ ah72 ha98|ি i49 y70|িক ik76 ick77 iq80 ic95|িদ id75 eed87|িন in71 ine82 ins98
িফ if77 eph88 sif95 iff97 ef98|ী i78|ু u50|ুল ul68|ে e61|েন en64 an93|েল el70 ell79 l92 il94 ryl98|েস es80 ace87 lace94 ez95 ess98|ো o62
্ -63|্জ ja81 rg91 rge94 rgi98 za98|্ট t56|্ড d62 ds90|্ত ta77 t81 th88 to89 -97|্দ d64 da75|্ব wa75 w77 v97 b97 va99|্য -57 ya78 y81
্র ra63 r70|্ল l72 la98|ৎ t69|ৎস ts63 t68 c74 z89
`,
  hebrew: `
. elle115 eder115 cati115 niya115 lood115 isch115 shaw115|ִי i90 y110|א a36 e53 -66|אַ a94 -104|אָ o88 a104
אב av71 ab82 abb93 ave99 ib99 eve100|אג egg96 agg96 ugg105 aj105 egge105 adj107 adz108|אד ad74 ed84 ade90 add94 udd101
אה a78 ah89 e90 is94 it101 rea101|או o51 u63 au64 ow77|אז az93 oz104 azz108 yaz111 th115 iseu115 oisi115|אח ah82 akh102
אט att81 at83 utt95 ett96|אי i55 e72|אך ach88 aag115|אכ ach97 ak102 aqu114 eac116|אל al57 el59 all77|אם am75 amm104
אמ am81 amm92 em97 um97 emm104 eme105 im108|אן an58 ann86 en87|אנ an53 ann77 en79|אס as72 ass76 es88 az93 is96
אף af103 ough104 av115 of115 yyaf116 uff116 aaf116|אפ aff92 app93 uff100 ap102 up108 eph110 effe110
אץ ac99 ach107 atch108 at115 acs115 acz115|אצ ac106 ach106 atch109 eazz109 utch114 hach114 ache115|אק ak74 ack84 uck93 eck100 ach102
אר ar53 er72 arr79 ard82|אש ash74 -89 as102 esch102 ach103 es104|את at94 atha100 athe106 yyat115 ett115 et117|ב b45 v65 be68 ba69
בא ba63 bu89|בג bag95 beg98 evge111 bagh112 baga113 gbem115 begg115|בד bada105 ved107 vad108 wad108 db115 hbud115 wede115
בה va72 be83 ba90 eva95 beh95 bah101|בו bo55 bu62 bou75 vo81|בז bez99 brze109 baz111 obaz115 vez115
בט bett93 bet100 bat103 vet104 batt105 butt115 bapt115|בי bi61 vi70 by85 bee86 be89 avi89|בך bach88
בל bel75 bal77 bl82 bell85 ble87 val92 vel93|בן ben91 ven91 ban93 van96 aban97 even105 bin109|בנ ben71 ban83 van89 ven89 bene94
בס bas87 bass93 ws97 bes97 bess99 ves100 ews102|בק beck87 bak88 bek94 back99 vak102 bock104 abak105|בר ber53 br60 bar66 ver74 bra79
בש bash91 bes107 bas109 bish113 was115 eves115 vch116|בת beth96 bat104 evet108 avet111 absa115 bit115 vat115|ג g42
גא ga79 ja85 aga94 gu97 gia99 ju101 gha101|גב gab89 gav92 egev101 gueb110 jbe112 jeb112|גד gad93 jed105 gedd110 geda111 igde115 jede115
גה ga83 ge89 ja100 jah102 ega103 aga103 gge106|גו go59 gu68 jo75 ju80 goo88|גז gaz103 gues104 guez112 ghez115 jeze115 grze115 gese117
גט gat100 get109 gett110 gaet115 gutt115 jatt116 jet117|גי gi71 ji75 gui84 ghi84 ja95|גל gel76 gal77 gall87 gle89 gla93 egel97
גמ gam89 jam95 gem114 djam115 gemm115 jema115 jemm115|גן gan79 gen82 jen108|גנ gen81 gan89 jan92 gna104 hen104 jenn106 jen106
גס gas97 gass98 jess101 ggs101 jus104 gess105 jas106|גר ger62 gar74 gr75 gre80 gra85|ד d40 de64|דא da82 du92 dou97
דב dev95 deb100 dav102 dov108 debb113 dob114 deff115|דג dge86 dja110 edge111 ts115 dage115 dagh116|דה da66 de77 dah95|דו do57 du69 dou83
דז des99 dr114 je114 ezd115 zza115 g115 ze115|די di60 dy78 die84|דל del71 dal84 dell87 dall98 dela100|דמ dam87 dem87 desm106 dama107 deme108
דן den75 dan85 din100 dden101|דנ den75 dan76 denn103|דס des81 das98 dez102 ddes107 dece108
דק deck101 edek102 dek102 dec103 dak107 diq115 duc115|דר der65 dar79 dre88 eder92|ה a43 h54 e62 ha70|הא ha63 hu87
הד hed93 head99 hada101 hud104 hedd112 had113 hede115|הו ho63 hu74 haw89 hou93|הי hi67 he69 ha88
הל hel78 hal89 hell94 hall101 ehl107 hill108 hile108|הם ham86 hm105 aham108 ahim115 oham115 om115 ehme115
המ ham89 hamm103 hem106 hemm108 hum113 bluw115 n115|הן han100 ehn107 lhan108 gan115 ghan115 ughn116|הנ hen79 han87 hann99 hans106
הק heck95 hec102 mag115 ehgh115 -115 hakk115 hack115|הר har70 her70 herr94 harr96|הש gre108 wall115 coli115 norw115 braz115 part115 imer115
ו o42 u48 w66|וֹ o89 -115 rot115|וא va72 wa77 u95 ue96 oi100|וב ov49 ow66|וג ogh98 ugge100 waj108 ogue111 oji112 euge113 uga113
וד ud79 ood92 odd94 ude102 aude104 wad105|וה va97 ewe108 augh110 angl115 haw115 hos115 brau115|וו w56 v58 wa71 wo76 woo76 vo77 we79
וז uz86 ose89 us91 os92 use97 oz100 uzh105|וח ukh97 uh98 okh101 ug108 uah109 oham114 uch114|וט ott73 utt92 otte94 ut95
וי vi62 wi68 we76 eu77 whi84|וך och91 uch92 ukh104 uk115 ogh115 okh115 uh115|ול ol70 ul77 oll81 vale82 ull85 wal86 well88
ום um75 om78 ome96 oom96|ומ om98 um104 omm107 umme110 a115 un116|ון on49|ונ on65 un76 ven86 van89 wen94 onn95|וס us55 -80 oss83
וף off75 of90 ouf95 uf96 uff100|ופ off91 opp95 oop98 up101 uff102 oph105 offe107|וצ ucc98 ucci104 uzz108 outz108 uch110 occ115 t115
וק ock78 uk91 ook93 uck96 ooke98 och101 uke104|ור or57 ur66 ver76 our78 wer83 ore85|וש ush86 os93 usz96 us96 oche99 ouch102 yosh105
ות ut91 uth96 oth107 ot107 hes115 uto115 dey115|ז z58 s74 za85|זא za76 sa94 ja94 jar105
זב sabe95 zab101 zeb104 zhev105 zev108 zve108 zave114|זה ze77 za83 se84 sa94 zah99 ese100|זו zo76 zu76 jo83 so86 ju98
זי zi68 si77 zy87 gi88 zie94|זכ zak100 zech105 zach105 zaka111 zich115 zaha115 zac115|זל zel85 sel88 sal92 zal97 zale103 sle105
זמ zam95 zem107 zemm108 jam110 sem113 jeme115 semm117|זן zen94 zan96 sen97 san108 unt115 yen115 zene115|זנ sen81 zen87 zan92 zhen109
זק zak97 zek102 zack104 saac105 zech108 sek110 saks111|זר zer83 ser83 zar85 azar92 ger99|ח h78 ha82 kh85 ach93 ch99 cha101 kha101
חא ha83 kha92 ja101 cha104|חד had104 hada104 hed108 khad112 hadd115 hat115 khed115|חה ja104 cha108 ha111 kha112 iha115 ge115 heh115
חו ho87 kho89 jo90 cho93 hu93 ju93 khu99|חז khaz103 haz105 chaz105 ehez106 haza114 hez115 gal115
חי hi89 chi95 ha97 gi99 hay103 akhi103 khi105|חל khal97 khle106 hal107 gel108 ggel108 chel115 gla115
חמ ham90 hamm101 chem102 cham103 khme105 hem108 hame110|חנ han89 chan94 hana98 hann101 ana115 chon115 gen115
חס chas99 hass103 ges104 has105 jes108 khas114 exhe115|חק hak94 kl115 huqa115 mar115 khaq115 haq115 jac115
חר har98 ger101 char102 khar107 her110 gro114 jar115|ט t40|טא ta80|טב tav98 tab101 tave102 taba114 ri115 abt115 ttab115
טה ta68 te77 etta86 tta87 eta97|טו to55 tu73|טי ti60 tti81 etti84 ty84|טל tal77 tel83 thal90 ttle100 ttel100 tall102 tell104
טן ten83 tan91 tin99 tten99 then104 tain108 eten111|טנ tan79 ten85 tten93 tenn104|טס tes87 tas92 ates97 tz103 ots107 atts109 tess109
טק tak92 taka95 tek96 take103 ttek111 on115 takh117|טר ter63 tter80 tar81 tre84 tr85 tra93|טש tsch93 ch97 tche99 tch101 tes104 etxe115 tz115
י i32 y42 e54|יא ja73 ya79 e93 iya96|יב ev72 ve89 yev90 iv92 ibb94 jev96 ew97|יג igg93 ieg103 ig105 yag105 idge108 igue110 yeg113
יד ied86 ead95 id96 iede98 de99 eed101 eade102|יה ya77 er80 ia80 iya82 iah87 yeh90 j90|יו jo71 yu76 yo77 ju79 ew84 u86 e89
יז is90 ise98 se100 izz103 ies104 eese106 saa106|יט itt78 ght85 te87 itte95 eet99 it102|יי ei57 a60 ai65 y65 ay67 i73 ey77|יך ich78 ikh101
יכ ich83 iche108 ikha112 ikh113|יל il71 ill72 ille78 le89|ים im69 m93 eem94|ימ yam93 jam100 im108 emi110 ejm114 zymc115 edm115
ין in52 ine74 ne76|ינ in54|יס is72 iss80 ce89 ice92 iz95 yas97 isse97|יע ja91 ya97 yaa100 ih112 jaco115 jan115 eh115
יף if88 iffe97 iff100 eef104 eff105 ief108|יפ ipp84 yif98 iff99 yef103 yaf104 eife108 ippe109|יץ ic64 itz70 ich74 icz82 itch90
יצ itz83 ic95 itch96 yitz98 ice107|יק ick70 ke84 ic99 yak99|יר er80 ear89 re89 erre95 ere96 jer101 jar102
יש ish80 i104 iche106 yash107 ich108 yasa108 issa108|ית it78 ith91|ך ch91 ndra108 ach112 a114 hun115 eric115 oman115|כ ch74 k93 ka100 c101
כא ka92 kha97 ha98 chae105 c113 chai113 khay115|כה kaha97 ka101 kha102 cohe105 che105 chh107 coh113
כו ko94 kho100 co105 chow108 kut115 chhe115 kous116|כט cht85 echt90 chte92 acht97 khte110
כי chi91 chai105 ki107 khai113 chaj115 khiy116 ake117|כל chel93 chal101 kal102 le115 kela115 chl115
כנ kena100 chen101 kna108 kan109 can115 akhn115 khan115|כס ex89 eks95 eksa101 cas104 kas104 and108 exa114
כר cher83 chr86 car90 kr90 kar94 cr100 char102|כת kete108 dice115 elia115 kas115 rika115 rica115 lota115|ל l37 le57 el67|לא la67
לב lev78 lav80 alva97 lab98 lew102 law102|לד ld75 eld76 ald84 lde89 lad93|לה la72 le79 lla85 lah86 ella88 lle91 ele97
לו lo57 lu65 llo80 lou85 low87|לז les98 elez101 laza103 laz109 elz110 leas115 lasz115|לח lakh104 lah105 lach106 leh115 laja116 aleh117
לט lat92 lett95 let99 latt105 atle115 laet115|לי li48 ley67 ly70 lli74 le76 lie78|לך lach97 lech103 ledd115 olaf115 ncho115 nzio115 dred115
לם lm94 lem95 lam107 lme108 elm108 elem110 llem114|למ lam89 lem98 lemm109 leme114 lum116 lema116
לן lan85 len88 llan97 llen102 lene102 lin102 lain105|לנ lan70 len86 llen95|לס les77 las90 less96 lass96 ales106 eles107
לף lf86 lph99 lef104 lphe115 imas115 elof115 alfe115|לפ olf98 lap98 lepp104 lph114 loep115 laff116
לץ ltz96 lz104 lec108 lech115 alts115 alz116|לק lak91 leck97 lack100 lek108 ulke110 laqu115 laqq115|לר ler66 ller82|ם m73 am96 em102
מ m46 ma61 me72|מא ma58|מב amb87 mb89 mbe103 umb112 emb113 embe113 mav114|מג mag90 mega110 maj112 mej115 mec115 mege117
מד med83 mad89 meda105 mid108 amda110|מה ma69 me88 meh92 mah93 ama94 omo99 met99|מו mo53 mu62
מז maz94 mez103 amse108 miz110 ostf115 rtu115 maiz115|מח mah94 mach97 imh104 imch106 makh110 meh112 mekh116
מט met86 mat86 mett96 matt105 mit108 hmed108 mate109|מי mi52 me81|מל mel73 mal82 mell97 mall102|מן man55 mann67|מנ man67 men73 mena94
מס mes83 mess95 mas96 masa96 mus99 mass106 mace109|מע ma98 im103 maa104 maay108 um115 moa115 ime115
מפ mp89 amp91 emp94 ampa107 mpe108 mpa110 empe111|מצ metz101 matz106 maty115 mitz115 mate115 mas115 umtz115|מק mc69 mac79 mcc84 mak93 mack99
מר mar60 mer65 mmer83|מש mash100 mesh102 mess108 moys115 mois115 v115 h115|מת matt98 math101 amat104 te115|ן n51 an70 en72 ne74
נ n40 ne69 en69|נא na81 nna103 anae111 nah111|נב enb86 nab91 nev93 nav108|נג ng56 nge84|נד nd63 and65 end82 nad89 ande89
נה na59 ne77 ana85 nna86|נו no58|נז enz95 naz96 ens101 nez107 ange108 nze109 nge109|נח nach103 nah109 nehe109 nech112 noah115 inha116
נט nt72 ant80 ent84 nata89 nte93 unt94 nat95|ני ni51 ny75 ney79|נל nell82 nel93 nall107 anel109 neel109 nal112
נן nen86 nnen102 nnan104 anen104 nan108 inen114 ella115|נס ns70 nes75 nas85 nce86 ens87 ans91 ence93
נפ enfe98 nep105 nnef114 oenf115 inf115 ntfe115 nepp115|נץ antz91 nz97 enz97 entz98 ns106 ance108 nch108
נצ enz92 anz99 nc102 ncz103 encz108 ance108 nas108|נק ank89 enk89 nck94 nek96 nk96 naka98 nak99|נר ner62 nar88 nner89
נש na104 nash105 nesh106 nes108 ensz113 nish115 nat115|נת nath91 nat91 anth112 neta115 tess115 dine115 natt115|ס s33
סא sa96 sza97 su102 zar104 ssa105 ussa109 za112|סב sab91 sev102 sav102 saba102 seba103 zaba107 szab109
סד ced102 sadd108 cede111 sado111 sod114 sad114 sedd115|סה ssa90 za93 sah96 sse97 esse106 ce108 asa112|סו so71 su72 sou91 sso95
סט st54 ste73 sta78|סי ci74 si82 ssi83 cy88 sey89 ce95|סל sal81 sel84 ssel86 cel94 stle99 sul104|סמ sam85 sem109 szm114 summ115
סן sen75 ssen88 ssan104|סנ san82 sen92|ספ sp100 spe101 saf101 sepp104 safa105 sef105 saff113|סק sk61
סר sser83 sar95 ser95 cer96 ssar101 sere105 zar108|ע a69 e87|עב ab83 abb106 aba111 abe111|עד ad86 aad103 id108 ed108|עו o82 u96 ou109 eu111
עז az86 eze96 ez102 azz107 as108 aza109 eaza113|עי i85 e99 aee104 ey109 es111 ay112|על al91 el98 aal109 ghal115 alao115 all116
עמ am91 emma103 em107 im108 om111 imma112 han115|ענ in99 en106 aana111 ana114 xigu115 eina115|ער er82|ף ff85 f88 eff97|פ p50 f55 pa78 pe79
פא pa67 fa76 pha97|פב fab89 pav94 febv115 paab115 fabb115 efev115 pev116|פד pad99 ped99 fed100 fad106 fede110 pado114 feyd115
פה pe93 ppe94 feh99 fe102 pah104 fah104 ppa106|פו po61 fo68 fu74 pu77 pou86|פט pet80 pat88 ft91 patt98 fet102|פי pi61 fi64 phi78 fe86
פל fel73 fl78 pel86 ppel90 fla90 pal92 fal92|פן pin104 ffen104 ppen104 efan106 penn108 phan108 fen112
פנ pen87 fen90 fan90 pan92 penn96 phan98 ffen107|פס pas86 pes91 pass108 aps111|פפ pep102 pap103 pepp108 ppap113 pfeg115
פק peck104 fac104 apk106 pek107 fak114 faq115 fat115|פר per67 fr67 fer75 par78 fre79 fra79 pr83
פת fat95 phet106 efet108 fatt113 aftu115 afta115 pete115|ץ tz81 ch88 etz95 z97 tsch98 ts105|צ ch75 ch78 z78 c80 tz83 che84 ts89
צא cha83 sa104 csa108 cia108 zzat110 zza111|צב chev89 tsev91 cev99 czew102 zv105|צה ca94 cha94 ce97 ta108 tze108 zza109 ece110
צו chu80 zu88 tsu89 cho91 zzo94 cu99 ccio100|צח saa102 sa109 diac115 seha115 zah115 zach115 chkh115
צי chi71 ci74 zi78 tzi87 zzi91 tsi92 czy94|צל zel93 chel97 tzel100 cell107 chal108 cel109 zell110|צנ chen86 tzen97 chan103 cen105 zen105
צפ chap104 tzaf109 tchf109 chep110 tzfe111 tzip115 zaf115|צק tzk85 tsk86 ck86 etsk87 cek93 etzk99 czek101
צר cher81 tzer84 zer90 cer99 czer103 char104 sar107|ק k41 c54 ka71|קא ca69 ka71 cu97 qa97
קב kev93 akov104 kaba104 kob107 kiew108 cob108 caba110|קד kad96 kada108 qeda111 ked113 mala115 ma115 mak115|קה ka67 ke73 ca79 kka95 que95
קו ko54 co54 ku65 cu71 q78|קז kaz99 casa108 quez108 cas110 caze111 koz115 gs116|קט kat93 cat98 quet102 kata103 cata105 ket106 catt107
קי ki56 ky68|קל cl78 kel80 kal83 cla85 cle85 cal87 kell93|קמ cam82 kam90 kem96 kame100 camm104 came109
קן ken89 cken99 kkan115 kken115 chen115 cin115 kan116|קנ ken83 kan84 can91 kenn97 kana99 cann99 cken101
קס x70 ax84 cas88 kas89 cass90 ex91 kes94|קפ cap91 kap94 kep104 kaf106 caff108 kopp115 feke115
קצ katz92 kach105 kats105 kac105 exe115 okce115 kacs115|קר car70 ker71 kar76 cr78 cker81 kra85 cre89
קש kesh99 kash103 kas105 ekes108 cash110 ches115 eksz115|קת kath100 kat101 cat107 uqta108 cath109 cata116 cate116|ר r34 er55 re62
רא ra70 ru98|רב rab87 rav91 rev91 reb99 rabb100 reve104 riv105|רג rag93 erg94 reg96 rg101 ergh104 orgy108 urge109
רד ard75 rad82 rd82 red91 orde98|רה ra66 re83 rah90|רו ro49 ru63|רז raz87 rez99 arez105 urge110 erse114 orja115 ndal115
רח rach95 rah96 rahe110 arah112 erah115 ries115 arac115|רט rat96 art97 rett97 rth98 ert98 rt99 urt100|רי ri50 ry76 re77 rie79
רכ arch105 arc107 rach113 rch114 reck115 or115 ork115|רל rell87 rrel112|רם ram84 rem103 rom104|רמ ram87 rem88 rame110
רן ren87 ran89 rne92 ron100 rin101 rren102 reen109|רנ ren82 ran85 rena99 renn105 urne106 hren107
רס ras89 ers97 ress99 erce102 rass104 res104 arc105|רף rf89 rff89 raf103 rraf108 ref109 raff109 rth115
רפ raf100 raph104 rep111 refa112 rapa114 eraf114 epal115|רץ rch104 ertz107 urch108 rets108 rtz109 arts111 rths115
רצ arz106 rec108 artz110 rtz114 racz115 rkc115 rats115|רק reck100 urke104 rque106 rak106 arqu109 rek112 rke114
רש resh97 rash106 rech109 res110 eres113 resz115 eers115|רת orth89 rth98 rat99 eret105 ruth106 rath111 tein115
ש sh56 sch58 s64 sha75 she80 ch80|שא cha83 sha86 sia104 scia108 shah109|שב shev84 shab101 chev102 szew107 seb108 chab108 sab108
שה sa101 asha104 cia104 se104 sseh106 oshe106 cha106|שו sho80 shu80 schu83 shaw92 ash98 sh101 shou101|שט st63 ste89|שי shi63 xi88 si90 sci93
של shel88 shal90 chel95 sal103 chal103 tel108|שמ sham94 schm100 shim100 shem104 cham104 sam107 ceut115|שן shan96 shen102 cean108 chen116
שנ schn89 shen89 shan91|שע shua100 sha102 shaa102 esha104 isha105 sche109 shue115|שפ sp87 shap100 shaf107 shif111 saf115 safa115 sap115
שק shk94 sek107 szek108 szk112 sk113 ary115 hk115|שר sher84 shar87 sar93 char96 cher97 sra104 shra104|ת th69 t72 th85 the90 eth96
תא the89 te101 ta108 tho110 tha111 thu115 thay115|תה tha99 teh106 ethe107 othe115 ke115 atta115 ete115|תו tho84 to84 tu89 thau110
תי the93 ti93 thie98 thi100 thy103 tthi104 tee107|תמ tama94 tam101 tamm104 tem108 ttm115|תן atan97 than103 tan103 asan108 ason115 ten117
תר ther86 ter97 tar103 atar112 teri115 thir115 tegh115
`,
  arabic: `
آ a74|آر ar81 aar92 arr109|آل al95 all105 eng115 aal115 ahl115 ale116|آن an95 anne110 ahn113 anh115 ein115 ann116
آي i97 ay101 ei101 eys108 aye108 a116|أ a51|أب ab84 app98 abb100 abe105 up109 ap109|أح ah89 sib115 ama115 ouch115|أد ad82|أر ar67
أس as94 ass95 jhab115 nten115 ine115 isa115 es116|أش ash98 ach104 asch108 es115 s115 ashe116|أغ ag86
أف ave101 af104 aff105 aph109 av111 ephe115 p115|أك ak82 uk110|أل al66 all92|أم am78 em102 ame105|أن an66 ann91|أو o56 u70 au82
أي ay83 ei98 e105 i107|إ e66 i76 -91|إد ed86 d111 edd113|إر er82 ir102 ar110|إس es82 is86 ess109 iz111|إل el72 il91 ell98
إم em91 im108 -115 emm116 lim116|إن in80 en87|إي i61 e65 ai90|ئي e89 i92 ei103 ita115 yk115 brac115 ik116|ا a33|اء a84 aa88 o108 ae108
ائ i96 ae99 a103 ai108 ei113 -114 o116|اب app100 ib103 abb104 tomo115 epi115 shab115 onn116
ات att93 at95 ath108 ette108 utt110 lls115 atsu115|اح ah84 ach107 bah111|اخ ach86 akh115|اد ad93 ed95 at96 a108 odi111 add114 uche115
ار ar61 ard88|از az96 azz97 ise108 azu109 is111 razz112 miro115|اس ass84 as84 es91 is98 asse101 uss107
اش ash103 ache108 ush111 asz115 yasy115 el115 use115|اط at88 ates104 ath116 wat116|اغ agh96 agg106 aag115 her115 wage115 arre115 agge116
اف av84 aff87 uff96 af109 affe112|اق ak93 aq100 ac113 ach115 rag115 eg115 leg117|اك c80 ack85 ak93 uck96 cc97 acqu105|ال -54 al59 el72 all81
ام am75 um100 amm101|ان an45 ann71|او ow80 o86 ou91 aw100 av101 u101|اي ei72 i73 y78 igh91 e96|ای i99 ei101 em104 e110 y113 vio115 ye115
ب b45 p53|با ba51 pa58|بة ba86 bah104 abba110 abat115|بت bet96 pet101 ibti109 butt109 upta115 pit116 pat116
بد bad94 bid101 bada109 bed109 llah115 budd116|بر ber63 br64 pr77 bar81 per83|بس bass102 bus107 pese109 bbs110 bess115 pys115 pasi115
بك bak101 bek102 baca108 baka109 pek111 bey115 kaki115|بل bel79 ble88 bal91 bell96 pel97 bla101 ple102
بن ben78 pen96 bin98 benn99 pin102 bun107|به bah87 beh95 pah110 be111 abo115 abe115 epe115|بو bo57 bu62 po64 bou68 pu77 pou81
بي be56 bi63 pe64 pi67|ة a69 ah93|ت t39|تا ta51|تر ter70 tter86 tr94|تز tz73 tze97 zz101|تس c82 ts86 z86 tz90 t90 tsu92 zz94
تش ch55 c55 tch81|تل tel92 ttle100 tell102 tle107 ttel109 chl115 itli116|تن ten84 tten95 tin97 ton104|تو to52 tu79 tto80|تي ti61 te63 tti73
ث th69|ثا tha84 za99 sa104 the105 xi109 ta112|ثر ther88 sura108 thar110 thur112 tour115 zar115 sure116
ثو tho90 thu97 thwa105 zo108 tha115 ttho115|ثي the79 thy94 thi95 thie96 ci99 ce105|ج g55 j67 ge78|جا ja63 ga68 ca90
جب jabb99 jab103 jeb107 juba108 ajab109 jib113 djib115|جد jed105 jid107 jad109 ajid115 y115 djed115 jud116|جر ger80 gr93 jar97 gre98 eger103
جل gel90 jal98 gil105 jall108 djel108 chal108 gle110|جم jam95 jum103 jem105 jama107 djem108 jom108 gama114
جن jun107 jann109 gen111 jen112 cian115 joon115 zhan115|جو jo69 gu74 ju74 go78 geo90|جي gi65 ji66 ge68 je75|ح h75 ha82|حا ha80 had107 ho107
حب hab102 haba109 habe109 hib115 heb115 hobe115 oheb116|حة ha91 iha117|حج hij108 hajj108 hadj108 hagg110 hej111 hag114 hadz115
حر har97 ara115 hir115 hor115 hur116 orre116 hra117|حس hass91 huss98 hoss100 has101 husa103 hasa105 hus107
حل hil101 hel103 hala104 ahle112 khel115|حم ham83 hamm92 hama97 hma100 huma104 ehme107 ahma108
حن hann94 han101 huna104 ann110 ke115 henn115 hene115|حو hou95 haw103 ahou112 hawa114 dho115 khu115 huel115
حي hi86 hay100 hai109 uhai109 ahee112 hy113 uhay115|خ kh76 kha88 ch90 khad105|خا kha78 ja87 ha98|خر cher98 khar105 kher105 khir115 gr115
خل khal94 khel102 hal104 uxli115 hul115 chle117|خو jo84 ju91 kho92 khou95 khu102 xo108|خي khi94 ge96 gi102 khai103 je105 khei109 khay109
د d41|دا da54|دة da79 deh97 de101 dah105 ida105 di108|دج dge84 dz107|در der70 dar88|دز ds98 dze99 des107 z107 dis108 dzh109 zu115
دس des93 dez115 dici115 ker115 duss117|دق deq104 diq108 degh108 dakk112 dik115 dok115 deg115|دل del84 dell92 dal96 dil98 ddle101
دن den75 din103|ده de90 deh90 dah104 da107 city115 idah116|دو do57 du69 dou78|دي di56 de57 dy76 die82
دی di92 de104 adi114 gy115 i115 eddi116|ر r32 er60|را ra48|رة ra79 rah101 ara101 ire108|رت rt80 rdt95 ert99 arte109 rte109 rti109
رث rth89 orth98 ress115 rthe116 ars117|رج raj100 rg103 rej103 rge103 r108 rzh111 irj115|رح rah92 arah103 arh108 rrih115|رد rd72 ard85
رز ers80 raz102 araz109|رس ris96 ros100 rce103 rus107 ker108 erso111 ras114|رش rash94 rich104 urch105 rch106 rosh108 rach110 rech113
رض rez94 rad113 rid114|رغ rg92 ergh105 rge106 rga107 ragh108 rgue114 rgh114|رف raf96 rff98 ref99 rif101 araf114 ruff115 orff115
رك rqu96 erke104 rque104 rak106 rcq108 reg109 rg109|رم ram104 ma109 rum109 aram109 rram115 me115 ra115
رن rne93 wren108 uran111 ren113 rank115 wran115 runn115|رو ro50 ru62 rou80|ري ri48 re58 ry73 rri76 rre77 rie78|ری ri82 ari101 re109 ori110
ز z53 s62|زا za61 sa84|زر zer88 zar100 zur108 zure115 wser116|زك zaka101 zakk108 zik108 zek109 zeki113 zak114 ezg114
زل zel92 zal114 sell115 esel115|زن zen87 sen97 zan105 enc108 zhn117 zann117|زه ze93 zah95 se104 zoh106 zuh107 zuha109 ese109
زو zu72 zo75 zou88 zzo92|زي zi68 ze74 zie91 zay91 zy93 zzi94 zai96|س s34|سا sa57|سب spe96 sp97 sab109 sib110 sibb116|ست st53 ste76
سر sser94 sor111 sir117|سع saa94 sa100 essa106 asso108 sou109 ussa109 osaa111|سف sef103 souf105 sof105 ssef109 suf113 kil115 dj115
سك sk77 sch102 sky105 sc106|سل sel92 sal94 ssel95 usli106 stle108 ssle110 cell110|سم sem89 sam96 ssem97 sim103 ssim109 summ109 samm110
سن sen74 sin94 san94 sun97 ssen98 son99|سو su60 so68 sso74|سي ci65 se70 ce70 si72 ssi74 sse85 cy85|ش sh59 ch65 sch68 s70 che78
شا sha68 cha73|شب shab95 cheb104 spe109 sebe115 shep116 shib116 shap117|شت st77 echt96
شر shar92 sher95 cher98 char104 chor108 chre109 shir109|شع cha96 sha107 shu109 shaa111 shua114 syu115 saa115
شف sev102 shaf109 czew115 shif116 chev116 cev116 shve116|شم schm104 cham105 shem108 sham114 sim115 shom115 sem115
شن sen102 shen105 shin107 shan113 shih115 sche115 chin116|شه shah95 chah101 sche104 cheh113 rash115 je115 chih115
شو shu84 shaw87 schu90 sho91 schw93 chou96 su98|شي shi58 chi75 she80 si81 che81 ci87|ص s88 atze115 sa117 se117|صا sa78
صب sab97 sub106 sabb106 sob110 sip115 seb116 sabo117|صد sad103 sidd104 sed109 hasd115 syd115 ssid115 sadd115
صر sser103 usra108 sarr108 cer111 zem115 usre115 ceur115|صف saf91 sfe108 sfa109 sif114 sapa115 ssof115 har115
صو su99 sou103 saw109 so110 sot115 swe116|صي si96 ssi103 sei109 tius115 usay115 saie115 say115|ضي di97 dhi104 sker115 dhai115 day115|ط t81
طا ta82 atta105 te110|طو to84 tou98 tu98 too109|طي ti91 tay102 taie104 taye104 utai115 tayy115|ظ dhoi115|ع a63|عا a78|عب ab75 abb96
عة a101 ah104 aa106 ya115 aah116|عد ad92 add104 oda113|عر ara94 ar102 ur109 er111 or111 ora115 red115
عز azz96 az100 uza108 izz109 ezza115 ize115 izza115|عط at93 att104 aat113 hapu115 ota115 atau117
عق aqe105 aq106 uq108 aqo110 ak114 ag114 aco115|عل al85 ala100 all101 aal104 alle114|عم oma100 uma101 im102 um104 am106 om109 ouma115
عو aou98 ou98 owa108 oo108 o110 hou115 ow115|عي i91 ei96 e96 ai99 ay100 aee108 ee109|غ g50|غا ga58 gha86|غر gr75 ger76 gre88 gher102 gar102
غل gle94 ghol101 gel103 gol109 ghal109 gl110 egel110|غن ghan96 gen101 ghon108 de115 ven115 agan115 ghin116|غو go63 gu69
غي ge82 gue84 gui89 ghi90 gi94|ف f50 v57|فا va55 fa67|فة fa88 fah109 fat115|فت ift105 fet107 eft108 fat114 vedt115 veth115 afta115
فر fr71 fer75 ver79 far80 fre88 ffer94|فس ws88 ves100 evs108 wes115 wus116 ovs117|فض fad101 lfaz108 fadh108 fedd109 fadd115 fadz115 fza115
فل fel90 vel95 fle96 fl100 fal105 fell107 feld109|فن ven87 vin96 fun109 ffen109 fign115 fven116|فو fo69 fu70 vo72 wo90 fou93
في vi54 ve63 fi68 fe73 wi80|ق k86 g92 q96 qa111|قا ka85 qa87 ga90 gha96 aqqa107|قد qud104 kadd106 akdi108 kade108 kad110 kudu115 ghad115
قر kar102 qur104 qir104 gur107 kara108 ghor108 guer108|قو go102 kou102 ku107 gou107 gu108 kaw109 qu110
قي ki91 gui102 ge105 aqi107 qi113 kay115 ghi115|ك k45 c56 ck71|كا ka49 ca53|كر cr77 ker79 chr83 cker86 kar92 kir96 kker97|كس x70 xe94 ex99
كف qv96 kaf110 cph114 kauf115 cvj115|كل cl77 kel89 cla94 ckel97 kle98 kal101 kell102|كن ken90 kin90 cken100 can112 kan112 cne115
كه ke82 cke99|كو ko52 co55 ku60 cu72 qu76|كي ki52 ke63 ky75|ل l38 le67|لا la49 lla70|لة la81 lah101 leh108 lla110
لح lah102 leh103 lih110 yyed115 enh115 ilhi115 alah117|لد ld75 eld85 lde94|لر ler78 ller83|لز les84 els96 lles113
لس les110 less111 wels111 lus113 hi115 sse116 lze116|لف lf94 lph95 lfe97 alaf102 lphe104 lve107 lif109
لق lok108 elke108 ur115 ilc115 lagh115 alqe115 olk115|لك lek97 lik106 alik107 lke109 alak110 alg110 andr115
لم lam94 lim109 elm111 lem113 lmu115 hung115 llam116|لن lin90 llin105 len107 hlen115|له lah94 llah99 leh101 le103 lle109 la110 qbil115
لو lo58 lu63 lou77 llo79 lau84|لى li104 la104 ila105 ley115 elli115|لي li51 le57 ley69 lli69 lle77 ly78 lie78
لی li88 lie108 le109 lai115 elle116|م m40|ما ma43|مب mp77 mb88 mpe100|مة ma82 me101 mah104 meh104 emeh107
مت met98 mit105 mote115 mute115 mmet116|مج maj97 muj109 moj111 mdzh115 moja116 mej117 umdj117
مح mah85 moha93 muha96 meh99 mouh103 moh103 muh104|مخ mukh102 makh104 mikh104 mokh108 mekh109 muh115
مد med94 mmad95 mad96 medi103 met107 meda112 mmed113|مر mer75 mar83 mmer90 mor93 mur95|مز mez98 ms101 maz107 mes108 amz112 miz112 mizd115
مس mes102 mis104 mosa110 mas111 mous112 mess112 miss114|مص mas95 mus104 mos105 mis108 setm115
مط muta105 mat108 mot108 umit115 mota115 mata116 amt117|مع mua95 maa98 ma100 moe102 mu107 moua109 moa115
مك mcc89 mc96 mck103 mekk107 mak108 mouk109 muk112|مل mel92 mil93 mal101 mmel107 mall109 mele111 mull117
من men80 man90 mene100 mun106 mon107 moun109|مه mah95 meh98 muha101 me107 ma109 moha113 ima114|مو mo54 mu63 mou76|مي mi52 me64
می mi85 ami104 my111 miy113|ن n32 ne62|نا na53 nna79|نة na88 neh99 ne109 una114 iel115 ayna115 inah117
نت nt84 nte90 ent91 unte104 nett108 ant111|نج ng74 naj96 nge96 ing98 inge104|ند nd62 and86 nde91|نر ner74 nner93
نز ns79 nes95 ens97 enz101 ins103|نس nce85 nes90 nis92 nc101 nnes102 ince108 -108|نص nas99 anso99 nass106 onso108 once111 ans114 sal115
نغ ng63 ing84|نك ang109 ink110 ng111 ncke114 unk115 nzel115 engh115|نه ne92 na100 nih103 nah110 noh113 unhi115 ene115|نو no61
ني ni55 ne70 nni80 nie82 ney82|نی ni80 ny103 naye108|ه h56 e84|ها ha52 he81|هد hed93 had107 hud115 hido115 hade115 hid116 hadd116
هر her89 har90 ehr99 hir100 ehra112|هل hel89 ahl109 hele110 hell110 hil113 hal114 badr115|هم ham99 hamm108 hum108 hom109 yhum116 ehm117
هن hen83 han95 hin112|هو ho62 hu74 hou83|هي hi63 he70 hei88 hea90|و o41 u49 ou66 w66|وا wa58
وب ub98 oub98 opp100 aub103 roub105 ubb109 obb110|وة wa101 oua104 wah108 ve115 weh115 ue115|وت ott78 utt93 otte98 ut99 uth101 aut103 wat107
وج ug105 wag109 eje109 ogue109 auge110 woj111 vc115|وح ouh98 vah103 wahe115 wah116|وخ och102 oukh104 uch115 tant115 oekh116 ookh116 rukh117
ود oud89 ud90 ood92 wad100 ude102 udd105 owd107|ور or67 ur70 our85 ore87 wor92 oor93|وز ouz91 uz93 us96 ose97 use97 os101 oz105
وس us63 oss87 os88 uss92|وش ouch93 us93 oush97 ush97 usz99 os99 euch103|وغ ugu96 ough103 ugg105 augh110 achi115 em115 huj115
وف ov58 ow78 off80|وق ouk99 uq101 uk114 ooq115 -115 awqi115 ugu115|وك ock80 uk90 ooke96 awka102 yuk102 ook104 oake104
ول ol81 ul87 all90 oul93 ull94 well97 oll100|وم um81 oom101 om102 omm105|ون on51 un79|وه wah104 wahh112 vah115 ewe115 ouah115 wa115 nohi115
وو woo81 wo85 wu98 wau109|وي wi65 we73 oui87 wei88 wy89 eu93|وی vi91 avi101 wi102 ve107 awi115|ي i33 y45 e46|يا ya60 ja71 iya75 ija89
يب ipp94 ibb101 ippe102 epp103 ape108 ieb110 eppe113|ية ia82 iya92 iyah97 iye99 iyya100 eya100 iah104|يت ett72 ette80 et83 itt84 ate91 eet96
يث eth99 eath104 eith108 aith109 ith113 ethe114 z115|يج egg104 age109 ague109 eige110 ege111 igg113 zez115
يح yah96 jech115 yih115 ayh116 ayah116|يخ ich102 ych105 yekh109 eik110 ej112 aykh113 llej115|يد ied88 ed90 eed92 ide93 ade96 edd98 eid99
ير er58 err83|يز ez81 es88 ise89 is99 ize99 iz101|يس es74 is82 ess82 iss83 ice89 ace96|يش ish94 ic96 ich99 iche107 yas108 ech111 esch112
يغ ieg99 eg100 igg104 age105 yagh108 yegh109 yig111|يف ev66 yev91 jev94 eph94|يق iq95 ic98 ik105 ate115 yegh115 eeq115 yga115
يك ick73 eck89 ake90 ich90 ic93 ek97|يل el62 ell64 ill78 elle85 ille85|يم emm99 em104 im105 imm106 mi107 eme110 ame110|ين in53 en58 ine72
يه e78 er78 et80 ei94 ier97|يو yo70 yu72 jo76 u82 ju83 ew86 you87|يي lle98 je98 yea108 ier114 llet115 yip115 gil115|َا a89
َّ -83 a99 b112 r113|ِي i92 e107 ij115|پ p111|ک k93|کا ka89 ca101 car117|کی ki96 aki109 kel115 ca115 ky115 eki116 kie117|گ g109|ں n111
ی i75 y93|یا ya92 iya103 ja103|ین in97 ein106 ine113 yan115 inne117|یو yu98 ive102 iv110 eve111 ew113 you113 ue115
یک ik95 ic109 nik114 yek115 yke115 ake115
`,
  han: `
· -85 re113|‑ -105|々 no108 wei112|一 ichi77 iti85 kazu93 i95 hito104 yi105|丁 din79 tin83 ding88 ddin94 rtin97 dine98 tine98
七 shichi106 seven112 nana112 hitsu112 na112|万 van83 wan85 va97 vin105 ine105|三 mi75 san90 mitsu93 sa101 zo102 mitu105
上 kami81 gami87 ue90 jo96 noue103 shang105 uwa105|下 shimo86 shita88 sita92 ka95 ge104 moto105 nosita105|不 bu105|世 se101 shi105 asa112 si112
丘 chu86 ciu101 qiu101 oka105 ychu105 cu106 irtue112|业 ye105|丛 cong106|东 dong89 to92 don96 ton105 toon112 do113
丝 s85 th93 se96 ce105 ssi112 ze112 see112|丞 cheng105|両 moro112 moriz112 miroz112 ryou113|並 nami101|中 naka71 zhong97
丰 fon101 fun105 phon105 font112 phomph112 one112 fond112|串 kushi103|丸 maru92 gan112|丹 dan73 den86 da86 tan97 din98 de102
丽 ri73 li80 rie86 re98 lie100 ly101 ry102|乃 no105 nai112 ne112|久 ku82 hisa89 gyu105 giu105 kyu108 jiu112|之 yuki92 no95 shi105 ge105
乌 u67 ou88|乐 lle105 l112 ula112 lcot112|乔 jo81 cho87 gio92 cio95 ccio96 geo97 jou101|九 jiu112|也 ya92 yex112 yir112 e112|乾 ken108 inui112
亀 kame100 ki112 gui112 kak112 kamega112|了 liao112|二 ji86 ni93 futa102 em112 hut112|于 yu101 u102 hu112 yl112 jue113 ju113 eue113
云 yun94 hrin112 yum112 un112|五 go91 i100 sats105|井 i68|亚 a53 ya70 ja79|亞 a63 ya80|亨 hen80 hun98 heng105|京 kin105 jing112 king112 kyoh114
亭 ting101 tin112|亮 haru112 makoto112 ryou112 ryoh114|人 to91 madama112|什 sh67 s79 sz88 che89 sch93 shi96
仁 hito98 ren98 ni108 nit112 jen112 jim112 czyn112|今 ima89 kon105 imab112 ko112|介 suke92 szuke112|仑 len112 erem112|他 ta101 tha112 tter112
仙 sen101 si105 zen112 sian112 yama112 se113|代 de89 dai97 det101 iro101 da103 yo104 shiro105|以 yi101|仪 yi108
仲 naka94 zhong105 nakaba112 bdrung112 zen112|任 ren110 ezyn112|伊 i55 y67 e71 j85|伍 woo78 worce105|伏 vo98 vu112 tefeu112 fly112 foy112 fr112
伐 va112 was112 lva112|休 hugh101 hue101 hu101 huw105 hew105 su105 xiu112|会 e105|伟 wei107 v112|伦 ren70 len73 llen86 lun90 ron94
伯 ber61 bur76 b81 bo86 be90 bor90|伸 nobu103 sin112|伽 ga96 ugra112|住 sumi99 zumi101 ju112|佐 zo73 zzo82 sa85 so98|佑 suke105 tsu112
何 jo98 ho103 her112|佛 ver86 f88 vo96 ffer99 ve100 fer100 fo103|作 zuo112 isaku113|佩 pe60 per82 ppe87 pa88
佳 ja94 giya96 yoshi98 ka101 ga107 chia112 carle112|來 rai105 lai105 guro112 laiti112|依 i89 e105 hi106 yo112 yi112 j112
侯 hou101 hau106 hus106 hos107 hor112 raud112 rot112|俄 er112 u112|俊 toshi101 jun102 shun106 eon112 miz112
保 bo87 pau91 ho98 yasu99 pao101 po102 bou110|俠 xia105|信 nobu95 shin105 xin106 sins112|俣 nomata112
修 ciu98 siu98 schel110 iu112 nobu112 hue112 yssea112|倉 kura80 gura105|倫 ren79 len88 lun94 lon101 llen101 rom105 run105|偉 wei93 wee112 wie112
健 jian94 ken98 take108|傅 ivo112 fu112|傑 je89 ge94 ger95 ja98 jie100 de105 jay105|傳 chuan105 den112|儀 oyi112
儒 ju105 ru112 jouh112 ourge112 iroux112|優 yu108 uiu112 eut112|儿 lle112 uer112 l113|允 yin101 makoto112
元 moto83 yuan91 gen101 won102 yuki112 yuen112|兆 zha112|先 ian105 saki112 hiro112|光 mitsu92 guang95 kou105 mitu109 micu109 ko111 hikaru112
克 k46 c53 ck59 ke63 -69 ch72 x73|児 ji109 ko110 kod112 koj113|兒 iji112 er112 ers114|入 iri99|內 ne73 uchi87 uti94 chi99 na101 net103
全 quan105 zen105 akira112 ochan112|兩 moroz112|八 ya87 yatsu105 hachi105 hat107 hati110 hatsu112 hak112|公 gong101 akira112|六 roku101 rok112
兰 ran66 lan67 land89 lam91|兴 chen105 xing112|兵 hei103|其 qi101 ki112 oukie112 chi112|具 gu112 tomo112|典 then110|兹 z66 ds87 tz88 zi91 ze93
兼 kane108 tomo112 kan112|内 ne58 uchi85|円 en112|冈 gon94 gun97 gan98 gom105 guen112 hrgang112 oyu112|冉 ran108 zam112
农 non87 nun105 an112 none112 henon113|冠 guan97 kuan110|冨 tomi101 tomiga112|冬 dong105 fuyu112|冯 von105 fon112 foon112 vong112 won112
冰 ing109 hi112|凌 ling108|凡 van89 fan91 epha105 ephan111 versai112 vum112 vonne112|凯 ke74 ka83 ca88 che90 kai90 kay91 ky94
凱 ka85 ke87 ca91 kay103 ki104 cay104 cai106|出 de90 ide97 izu105 i108|刀 ugi112 to112|分 wake105 bu110|切 che73 ce77 tche92 cze93
列 le71 re82 li98 ri101|刘 lau112 lew112|则 ze111|初 hatsu112 hajime112|別 be96 bie111 nberg112 pi112 per112 roubet112 biec113
利 li51 lli67 ley69 ri71 ly73 le75|别 be91 bie101 bya112 to112|則 nori112 tsek114|削 uri112|前 mae90 qian112 mai112 zen112|剛 gang103 ra112
劉 yoo108 hliu112 yin112|力 li94 ri103 lack112 chikar112 lle112 lk112|功 kun112 ong112|加 ga58 gar76 ka86|助 suke100|努 nu69 nou88 no89 u96
劳 lau74 rau85 rou96 ra99 law100|勃 b109 able112 bo112 eb112|勇 isao112 yong112 ijonb112|勉 yan112 man112|勋 schoen112
勒 ler66 le67 l75 ller78 lle79 re87|務 amu112 mu112|勝 katsu93 masa105 sugure112|勞 lau90 rau98 lou105 low105 law105 ald112 lag112|勢 se105
勳 schon112 xun112|匂 au112 aku112 anii112|包 bau97 ba112 bu112 bolo112|化 far112 hua112 cfal112|北 kita90 bei104 gita112 hou114
匡 masa108 tada112|匹 pi105 pril112 pickup112 py112|區 chik112 tch112 ch112|十 so97 to103 too111 ka112 dec112 sag113|千 chi92 sen97 ti105 qian112
升 masu112|半 nakara112 han112|华 hua93 war103 wal104 ver105 wer112 art112 jua112|卓 taku108 choa112 dra112 tho112 tre112 ar112 tro112
南 nan73 nen92 minami95|博 bo61 ber87|卜 b80|占 ura112|卡 ka51 ca52 car68|卢 lu69 lou88|厄 eu92 u94 e97 ear101 gha101 eux105 ha111
历 lek96 lex99 le100 les112 re112|原 hara72 ara87 bara88 wara89 baru99|参 chan111 cha112|及 chi112 gie112 oi113|友 tomo89 kutomo113|反 tan104
发 uvan112 ifa112|叔 shu105|叡 rui112 akira112|口 guchi89 guti93 kuchi97 kuti97 oko112|古 gu66 ko80 co86 ku87 goo90 gou91 furu93|句 gou105
可 co90 ko94 ichael105 cho105 ca105 erko107 ic112|台 tai112 tei112 dey112|史 s67 shi92|右 migi112 u112 you112
叶 ye89 e94 je104 kana112 kano112 lle113 basuh113|司 ji91 shi94 sch112 ss112 hus112|叻 ra112 lla112 rat112
各 co92 ko105 ku112 kag112 gre112 ggs112 akko112|合 ai105 kha105 goo112 hi112 amot112 ghe112|吉 gi63 ji79 ge79 gui80 yoshi88 j89 ghi90
同 thara112 tung112|名 na87 ming101|向 muk102 muki105 xiang109 koh110 muka112 uga112 hisa112|吕 ru102 lu105 lyc112 uzze112 ruu112 ue113
君 jun99 kimi109 nku112 ng112 kul112|吹 fuki112|吾 go112 az112|呂 lu96 ru101 ro112|告 ori112 gao112|周 akira112|味 mi105|呼 huc112 khuu112 ung112
和 wa91 kaz99 kazu105 hofer112|咲 saki105 saku112 isa112|品 pin101 hin112|哈 ha57 har69 kha83 ja86|哉 ya105 oya112
哥 go89 ko105 ge105 gol105 got106 tgo108 clo112|哲 zhe97 satoru112 gir112 dz112 rge112 tet112 izhe112
唐 don88 do99 to109 tan111 tang112 ttens112 town112|唯 tada108|啓 hiro105 akira112 kei112|啟 qi112|喀 ka110 rco112 kkay112 kar112 kakh113
善 shan101 zen112|喇 ra112 lat112|喜 ki88 yoshi107 xi107|喬 jo85 cho93 gio105 djo105 ccio105 co105
嘉 jia89 ka92 ga96 dja105 ja112 gia112 gaard112|嘎 ga101|嘯 xiao112 iao112|嚴 yan112|四 shi98 yotu109|因 in70 ine94
国 kuni94 guo104 kok107 kwok109 kuo111 nat112|图 tu69 tou91 to95|國 guo97 kuni102 koku105 guni112 kuok112|園 zono100 sono112 en112
圓 en106 maru112|圖 tu80 to91|土 to94 tsuchi104 do108 tu109 tsuti110 hiji112 tuny112|圣 sheng105 san108 saint112|在 jae108
圭 gui97 kei101 gue105 kui112 gwe112 guer112|地 chi93 di95 ti98 ji102 zi111 dokoro112 oti112|坂 saka81 zaka90 han108 ban109
坎 can77 kan80 cam89 kam92|坚 den108 cen112|坡 po112 poe112 bor112|坤 kun101|坦 tan70 tein82 ten92 ta92 than96 ttan98 tam98|坪 tsubo105 tubo112
垂 taru105 try105|垣 gaki88 kaki103 gai103 kai112|埃 e54 er81|城 gi97 shiro98 ki98 siro98 jo98 joh106 jou106|埜 no98|域 vic101 wic112 riz112
培 pe111 per112 phoui112 gpie112 pert112 peil112 peith112|基 ki55 ky67 chi82|堀 hori86 hot112 bori114|堂 do104 doh114
堅 ken99 kin112 kan112 den112 cen112 quin112 kinla112|堡 berg94 burg100 org105 bor112 ger112 dberg112 rburg113|堤 tti112 tis112
堪 can112 khan112 kan112|場 ba96|塔 ta51 tta75|塙 haniwa112 kasa112|塚 tsuka89 zuka97 tuka98 uka99 duka102|塞 se60 ce73 sse74 sa82
塩 shio94 sio105 en108|増 masu110 masi112|增 masu93 mashi112|墨 me104 sumi105 mu112 mer113|壁 kabe105|士 shi92 s96 ji100 ce112 esl112 sh112
壽 shou105|夏 cha85 sha90 har105 scha105 sch105 shi105|外 tono105 hoka112 hazu112 vei112 soto112 keg113|多 do55 dor79
大 o76 dai84 oh86 oo88 ou89 ta95 hiro96|天 tian96 ama101 tien105 tini112|太 ta83 te111 da112 ti112 tel112|夫 v53 f62 w66 ff70 ve79
失 shi105 ish106 sh110|夸 cua101 cqua101 qua105 coy112 rquha112 rquar112|奇 c66 ch66 chi76 ci78 cci80 cz83 dge84
奈 ne85 nai86 na90 ni94 knigh96 nei99 nay101|奎 qui84 que90 qua93 cue97 qvi99 kwe101|奏 kanade112 kan112
契 che102 ci105 tche105 ch111 chi112 ce112 cher112|奔 phol112 ponhe112|奕 yi101|奥 o53 au77|奧 o61 au91|女 -108 nu112|奴 nu100 ho112 ou112 o112
好 yoshi106 ki112|如 ru111 nhu112 tsunyo112 joy112 nyo112 gru113|妍 yeon110 yan112 iyeon112|妙 miao112|妮 ni75 ne79 nie86 ny98|妲 da96 stas112
妻 uma95|姆 m52 me77|姓 -73 ng88|委 ve101|姜 chiang112 jahn112|姿 tzy112 z112 nze112|威 wi75 wil81 we87 wel88 wei92 way94 wie95|娃 va68 wa88
娄 lou112 ello112|娅 a76 ya89 ja95 ia101|娜 na59 a76 ne82|娟 juan112|婉 wan105|婭 ya98 a112|婷 ting105|媛 yuan105 omik112|嫣 yan112
嫩 nen98 enen112 hnen113|嬌 jiao105|子 ko73 zi93|孔 con87 com98 kong101 kun105 kon109 cohn112 koun112|孙 sun101|孝 taka99 kou109
孟 men99 meng102 mang112 me112 mun112 moung112 monte112|季 ti85 di90 ty103 dzi105 t108 d112 zi112|孫 sonc113 gsun114|學 xue101
宁 nen76 nin83 ning85 nyn105|宅 take105 taku105|宇 yu90 u91|守 mori99 mamo112|安 an54 a79 yasu84|宋 sung112 sombou112|完 yuen112|宍 shishi112 sin112
宏 hiro92 hong104 ron112|宗 jong97 mune100 zong103 so105 zon112 jum112 dzon112|官 guan105 kan112|定 sada105
宝 boul106 bao112 pau112 bow112 bau112|実 mi105 mitsu112 zane112 jitsu112|宣 seon110 nobuo112|室 muro93 dai112 mume112|宪 sian112
宫 gong112 miya112|宮 miya78 gu108|宰 zai101 za112|家 ya93 jia94 ke96 ka97 ie103 be108 uti112|容 jun98 geon112 roen112 juhn112 ujon112
宾 bin85 bbin107 pian112 pain112 pi112 been112|寄 eyori112 wke112 yo112|密 mi82 mie112|寇 co90 ko98 cal112 hcall112 coul112 cor112 kki112
富 fu83 tomi90 f102 to103 fur105 fou105 fue109|寒 kan107 han112 sa112 samu112 san113|寛 hiro98|察 ca101 tsa101 cha105 atru112 tza112 dji112
實 mi105 shi112 minoru112 jitsuo112|寧 ing92 nen96 nin100 ning101 gnye112 nie112 ion112|審 shen112 aki112|寶 bao105 pol112 ayberg112 bowr112
寺 tera89 ji105 nodera112 dera112|対 tai112|寿 shou105 ju112 kazu112|将 masa97|尊 zun105 taka112 son112|尋 hiro105|小 ko72 o75 xiao95|少 shao112
尔 l43 r44 ll66 er69 le71|尚 nao96 shan97 cham101 taka105 champs105 chen105 sang108|尤 ju82 eu92 yu92 u93 you93 iu95 yo103
尧 llau101 yao105 yoo112 yabsh112|尹 wann112 yin112|尻 jiri105|尼 ni47 ne69 ny71 ney76|尾 o78 bi105|居 gu98 i99 cu112 sue112 gue112 cur112 nko112
屈 cu101 tra112|屋 ya85|山 yama66 san84 an92 shan93 jama94|岐 ki105|岑 tzen100 etzen106 zen112 cen112 mine112|岡 oka78
岩 iwa82 yan112 gan112 yuwa112|岱 tai112 da112|岸 kishi108 kisi108 an112 ryu112|峯 mine108|峰 feng99 mine105
島 jima79 shima82 sima88 ima96 dima105|峻 taka112|崎 saki79 zaki79|崔 tra101 tre101 tri101 choi109 drys112 twi112 trei112|嵐 rashi105 ran112
嵩 song101 kasami112 taka112|嶋 shima93 jima97 sima101 ima111|嶌 jima105|嶺 mine101|巌 iwao112 iwa112|巍 wei104|川 kawa67 gawa72 awa88|工 ku105
左 zuo105 sa112 zo112 za112 zeu112|差 cha97 chat112|己 ki108 mi112|巴 ba51 bar71|巻 maki100 emaki113|市 ichi90 iti98|布 b49 bu65|师 shi105
希 hi69 ch73 shi80 si80 sh89 hil89 chi91|帕 pa59 par79 ppa87|帖 te112 tie112|帝 ti101 di112 gne112 rdi112 ttie112 diard112|師 moro112
席 si95 schi101 sy105 sie105 she105 sil112 ci112|常 tune110|幡 hata96 bata105 wata112 man113|干 gan105 kon112 co112
平 hira82 pin82 hei94 daira95 taira96|年 nen106 nian112|幸 yuki90 juki112 sai112|幹 qian112 ano112|广 hiro112|広 hiro85|庄 joh107 syou110 shou112
庆 qing112 hing113|库 ku71 cu71 cou85 kou95|底 tes105|庞 pon105 poon112 pan112|度 du104 ldo105 taku112 del112 per112 dou112 epi112
座 kura112 za112|庫 ku77 cu86 coo98 cou101|庭 ba101 ting101 niwa103 tin112 wa112|康 con78 kon85 com96 can98 co101 cam105
廉 lia98 lle102 helm113 liam113|廖 le103 re105 lyo110 lly112 glio112 ryo112|廣 hiro95 quan112
延 nobu101 yen101 jen103 en104 yuen112 yan112 ana112|廷 tin82 ttin94 ting95 tyn105 tim105 teen105 tting107|建 tate101 jian105 ken112 chien112
开 kai105 che112|弓 yuz112 yum114|弗 f58 v79 ver79 ve86|弘 hiro90 hong101|弥 ya95 mi112|張 chang108|強 tyan112 jons112 chyan112 qiang114 keung114
强 qiang108|彌 ya105 mi112|当 dam96 dent105 ndag112|形 gata106|彤 tong105|彥 hiko112|彦 hiko87 yan97 e112|彩 sa101 aya105
彭 pen86 ppen96 pan101 pone105 poom112 rpong112 poin112|彰 aki105|彻 cher93 tcher102 scher109 chur112 ch112 tchu112 itcher112
彼 pe82 pie98 pi105 bey112|征 zheng108 sei112|律 lu112 luit112 hry112 id113|後 go100 uato112 ajiri112|徐 xu112 sha112|従 yori108
得 t89 ter90 de100 er112 tro112 toku112 ed112|御 mi101|徳 toku97 nori112|德 d44 de52 der65|徹 che112 ache112 rcher112 tcher112
心 xin105 koko105 shi112 zin112 tsumi112|忍 shino112|志 shi83 zhi91 si95 chih106 chi108|忠 zhong101 tad108|忽 qu112 ko112
怀 wy105 wi105 huai110 whi111 wri112 ewhi113|怜 sato112 ren112|思 th80 s82 uth102 si105|怡 yi106|性 xing112 sho112|恒 tsune105 heng109 tune114
恩 n62 en72 ne72 an83 on87 rn89 in89|恭 kul105 kun112|恰 cha92 cza101 cea105 ccia105 ca111 cia111 da112|恵 e99 kei112 sato112|悅 yue108 yueh112
悉 syd112 shy112|悦 yue105|惠 whi86 hui101 e112 whee112 wit112 wha112 hew112|愛 ai98 a100 e101 io112|慕 mu95 mull112|慧 hui102
慶 kei102 hing112 qing112|憲 nori101 ken112 heon112|應 ing105 eung112|懷 huai105 wei105 whi112 waiy112|戈 go62
成 cheng95 sei103 nari104 shige105 naru105 chen112|我 wuuo112 ga112 woc112|戴 da82 de87 di91 del104 dei105|戶 to89 do100 ko103 kado108 nohe114
戸 to83 do94 be105 ido112 noe112 toji112 kudo112|所 so108 su112|手 te99 taa112|才 cai109 zay113|扎 za66 zza91 ja95|打 uchi105 utsu112|托 to54 tto77
扬 jan87 yan94 ian108 gian112 jang112 jahn112 youn112|折 ori96|押 oshi112 on112|拉 ra44 la47 lla67|拓 hiro105 tak112|拔 ba112 ber112
拜 be92 bai100 by110 hai112 bert112 lbrigh112 bay112|拿 na97 ner98 la105 ller106 ler110 ra112 lar112
捷 te87 de105 rze112 qe112 tier112 tez112 cze112|掛 kake105|措 tsou112 zo112|提 ti71 te93 tti95 t97 tee101
揚 yan88 jan100 yang109 agari112 yon112 ya112 ja113|摩 mo83 more96 ma97 mer111 m112 me112 man112|撒 sa101 tha105 zach105 thana112|支 hase112
政 masa91 zheng105 isei112|故 uko112 gul112|敏 min89 mine110 toshi112 meen112 rmian112 mijn112|散 thi112 san112
敦 don105 atsu112 dun112 dom112 koyano112 ton112 doum112|敬 kei101 jing102 hiro112|文 ven76 vin79 wen79 win89 van94 fumi94 vine96|斉 se112
斐 fei108 fa112 phae112 frei112 feh112 erfeld112|斗 ato111 uto112 to112|斯 s31|新 ara86 nii89 shin91 sin94 xin99 atara105
方 fon89 kata91 ata109 gata111 gaku112 fang112 lfoun112|施 sch71 s74 sh94|旃 ccay112 cha112|日 hi88 ge103 ri105 zi105 zy105 zhi105 nichi108
旦 dan105 rtin112|早 haya98 has112 joli112|旭 xu98 asahi112 akira112|时 shi105|旺 wan102 wane112 ivang112 vao112 waim112 ong112 wang112|昀 yun105
昂 on83 o94 hen101 en104 an105 one105 ang110|昆 quin92 kun93 qui112 kum112 coont112 queen112|昌 masa93 chang99 sho106 cangg112
明 min78 ming87 aki93 mi103 mming103 mei104 ake105|易 i85 e112|昕 xin105|星 hoshi99 sei109 xing112 hosi112 ixing112
春 chun93 haru95 shun110 kasu112 kas112|昭 aki97 haru112|是 naoshi112|显 xian112|時 toki99 hib112|晃 aki101 haru105 akira112 ko114|晓 xiao92
晝 hiru105|晨 chen105 tzen112|普 p53 pu75|景 jing101 kake112 kei112|晴 haru98|晶 haru101|智 tomo96 chi96 zhi101 dit112|暁 xiao99 gyo112 aki112
暉 hui112 haru112|暮 kure112|曉 xiao99 sho112|曲 guma112 mage112 mcho112|更 quin112|曼 man55 mann66|曽 so93|曾 zen101 so105 asen112 zon112
會 ai99 hoi112|月 uki94 tsuki96 yue101 zuki101 tuki103 duki111 ber112|有 ari88 aru112|朋 peng112 rapong112
朗 ran80 lan86 ron87 rown92 ren97 long98 lang101|望 nozo103 mochiz108|朝 asa105 tomo112 chal112|木 ki72 gi83 m96 ko101
末 sue101 matsu103 zue112 mmer112|本 moto74 ben74 hon89 burn100|札 za103 zza112 dzaj112 jav112|朱 ju79 giu92 jo103 jew104|朵 tal101 ndol113
杉 sugi91 shan105 suki112|李 li89 le96 ri99 lie101 lip102 lea112 -112|村 mura73|杜 du66 dou83 do92|束 shu112 sato112|条 joh105 jo105 jou112
来 lai112 bel112 lac112|杨 yan105 youn112 yang112|杰 je77 ge78 ja84 j93 ger94 jay94 de94
東 to86 dong91 azuma101 tung105 higasi107 igashi108 tou111|杵 gi112 kij113|松 matsu81 son85 sson88 matu93 song101|板 ita101 itaga112
林 lin66 rin69 ling77 ring82 llin87 lyn89 ayashi90|果 go99 ka105 ko112|枝 eda93 egusa110 hatsu112|柄 kara112 gara112 e112
柏 ber88 pa98 b100 bo104 bur105 pper105 kashiw105|染 some110 zome112 hime112 som113|柔 rou105 ro112|查 cha73 char89 za101
柯 ko81 co82 cur94 kir101 cor101 kor105|柳 yanagi87 yana93 liu96 yagi97 lju99 lyu101|柴 chi98 shiba100 chai105 shi106 za112 chy112 zzire113
柿 kaki98 shi112 kagi112|栃 tochi108|栄 ei98 haru112|栋 don112|树 ki105 shu108|栖 zumi112 sug113|栗 kuri93|根 gen75 gan83 ne90 ggen94
格 g48 ger65 ge67|桂 gui105 katsur112 gue112|桐 kiri97|桑 san69 sam91 son95 ssan96 zon98 sun98|桜 sakura105 zakura112|桝 masu105|桥 gqiao112
梁 liang102 ria112|梅 me58 ma82 mei87 mer88|梓 zi101|條 jou104 jo110 tioc112|梠 oki103|梦 man112 mun112|梨 rin112 nash113
梭 so101 tho112 sel112 esso112|梯 ti99 the112 thi112 grub112|梶 kaji99 kadiw112|棚 tana108|棟 don105 mune112|森 son62 sen65 mori79 sson88
椋 muku112 ryo112 waku112|植 ue101 oku110 uke112|椎 sii108|楊 yoon112 yan112|楚 chu94 tsou105 tru110 chul112 cu112 chau112 trie112
楠 kusu98 nan105 etnam112 kusuno113|楢 nara108|楷 kai105|楽 raku103 ira112|榊 sakaki103|榎 ka112 ei112 enoki112 eb112|榛 han112 haru112
榮 rong95 sakai112 jun112|槇 maki105|槙 maki101|樂 ler105 ara105 aku110 le111 lo112 zo112 luc112|樋 hi105|樓 lau108|権 gon106 ken114
横 yoko92 yok112 joko114|樫 kashi103 kasi111|樹 ki98 shu105 itsuki112|橋 hashi86 hasi89 bashi96 basi102|橘 kitsu112 tati112
橫 yoko106 joko108 yoha112|檜 kai112 hie112 hinoki112|櫻 sakura105 saku112 saraku112|權 gen112 quan112|次 ji87 tsugu105
欣 hin97 xin101 him101 khin112 kin112 hine112 ssion112|欧 o85 eu98 ou104 au104 er105 hoe112 keough112|欽 qin112 cin112 chen112
歇 che89 rsha105 cher111 chet112 chon112 esche112 icher112|歌 go101 uta112 kel112 col112 -112 rgue112 rgaux112|歐 o75 eu98 au100 ol104 al105
正 masa83 zheng101 jeong110 shou112 sho112|步 bu112|武 take88 vu92 bu97 wu106 gwu110 vood112 vun112
歷 lex98 lic101 lek105 li112 tla112 cic112 rlis112|段 duan109 dan112|殷 yin112|殿 dono112|毅 yi98 take112|毓 yuk112 yuc112
比 bi59 by76 be80 vi87 bie87 bee87 bea88|毕 orbi112 bil112|毛 mau92 ge105 maugha112 mao112|氏 -68|民 min101 irgen112 tami112 ion112
水 mizu81 mi90 mina98 midu103 water105|永 naga85 ei91 e101 yong105 illon105 naka108 llon112
汀 tin89 tine95 din104 tein105 dine105 teen112 tian112|汉 han75 ha96 ham105|汗 han100 khan112|汝 ru105|江 e84 koh105 eno108 jan112 zyan112
池 ike84|汤 ton101 tom112 tjong112 tho112|汪 won109 wang112|汶 boon105|沃 vo69 wo77 war82 wa85 wor87 wal90|沖 chong105 oki105
沙 sha71 sa77 scha86 char94 cha94 sche98|沢 sawa76 zawa82|河 kawa85 ga97 ko98 ka101 koh105 kou106 gawa106|油 abra112 yu112
治 ji85 haru94 ch98 ge104 rgi104 zhi105 rge106|沼 numa85 ma112|泉 izumi98 zumi110 izu112 sen112 chan112 uan112 umi112|泊 paku112 pa112
法 fa64 far85 ffa88 f89|波 po62 bo71 por85|泰 te70 tai86 ta87 ty93 ti96 the96 tay98|泼 par112 ppar112|泽 ze72 se87 ser91 dze98 zer99 tzer101
洁 jie112|洋 hiro94 ond112 ang112 iyo112|洗 rai112|洛 lo55 ro70 llo71|津 tsu85 zu93 tu97 zin103 jin105 du112 tusu112
洪 hon97 hor110 hong112 lhomme112 jon112 khund112 hund112|洲 su108|活 rewood112 wood112 twood112
派 pe93 pa98 pi101 pine105 pei105 parks112 riprai112|浅 asa93 aza112|济 zi112|浜 hama86 bama112|浦 ura85 p103 pp112 pps112
浩 hiro99 hao101 ho105 hou112 kou114|浪 nami103 lang112|海 hei74 he79 hai86 hay89 hey92 ha92 umi94|涅 ne80 nie87 gne94|涵 han100
淑 yoshi108 shu109 suk114|淡 fresh112 dan112|深 fuka97 huka100 mi105 fuku112|淳 chun105 jun109 tsu112|淵 buchi102|淸 kiyo99 sei101 shin109
淺 asa95 aza112|添 soi112 soe112 zoe112 hymn112 tim112|清 kiyo88 sei104 sumi105 qing110 suga112|渊 yuan108|渋 shibu112|渕 buchi103 fuchi103
渡 wata93 to98 watau112 watari112 tari113|温 win81 wen91 wyn96 un101 ven105 vin106|湧 iyo112|湯 yu98 thom112 yuno112 tom112 don112
満 mitsu103 ma112 mitu112 man112|源 gen105 moto112 ggen112 yuan113|準 jun112|溝 mizo105|溫 win88 wen92 wein101 wit112 houng112 wing112 vin112
滉 akira112|滋 zuy112|滑 nameki112 name112|滕 ten79 tten96 tem101|滝 taki93|满 man112 men112|滿 ma112 mitu112
漢 han88 ham95 hen105 ha106 hon108 gham113|潇 xiao98|潔 je110 jie112 kid112 gce112 ger112 jes114
潘 pan84 pa95 pin105 pen105 pau112 penn112 pain112|潤 run105|潮 chao105|澁 shibu108|澄 sumi106 cheng108|澤 sawa76 zawa78 ze83 dze91 z100 zer101
濃 no112 on112|濟 ji110 tsi112 ki112|濤 tao108|濮 puy108|濱 hama87|濵 hama105|瀧 taki105|瀨 se80|瀬 se78 ze105|灵 ling100 rling106 lling108 ren112
炭 tann112|烈 re90 rej104 rey109 reja112 rae112 isao112 lie112|烏 u80 eu105 wu105 us106|烨 ye105|热 ge89 je96 ger98 zhe101 se112 jeu112 rai112
焦 gio96 ggio101 jiao112 jo112|然 ran103 zhan105 rzhan112 rin112 len112|照 teru101|熊 kuma95 guma112 kumaka112 nokuma113 hsiung114
熱 ge103 zhe105 ata112 net112 jel112|燕 yan105 jan112 el112|爪 tsume105 tume114|爱 e91 i110 ea112|爵 rge112 w112|爾 l52 r56 ll75 er76 le78
片 kata94 kaku112|牛 hir112 ush113|牟 mu112 mou112 meaux112 maus112|牧 maki98 mukt112|特 t41 te56 ter64 tt67|犹 yo112 you112
狄 de94 di98 dee105 d112 the112 dy112 die112|狩 kari105 ka112 kawa112|狭 sa112|猛 takeru112|猪 ino97 i108|猿 saru112 sawa113|玉 tama90 yu98 ama112
王 -95 wi112 ou112 tru112 ong112 eok112|玛 ma67 mar83|现 sian112|玲 ling96 rei105 ryn112 gling112|玻 bo111 bot113|珀 per80 pper88 po95 pur96
珊 zan99 san99 shan105 shen112 ssa112 rsian112 useyn112|珍 ja97 jenn108 jean112 zhen112 rgin112 zengi112 gnjen112|珠 zhu105 ju112
班 ban78 bam92 ben96 pan101 pin106|理 ri96 rie101 l112 orie112 ley112 y112 r112|琦 chi112 kke112 ilcher112 qi112
琪 qi105 ki108 chi112 achy112 que112|琳 lyn87 lin89 rin92 ryn94 line96 ri96 rine98|琴 chen96 tchen103 tschen108 zen110 cen112 qin112 chin112
琼 qiong105 june112 tchoun112 jone112|瑙 nau97 no112 al112 henau112|瑜 yu98 rj112|瑞 ri74 re75 ry85 rie87 r93
瑟 ther82 se83 ser87 sse87 sser93 the96 th98|瑩 ying112 keiz112|瑪 ma74 mar92|瑾 ijin112 hin112|瓊 chueng112 chhoeu112 ijon112 gunc112
瓜 gua96 guwa105 guar112 rat112|瓦 va57 wa65|甁 bin107 hei112|甘 gan80 gam92 gen105 com105|生 o90 iku96 ki98 sei99 son103 sen105 ubu105|甫 b112
田 da62 ta63|由 yu98 you112|甲 jia112|申 shen96 shin101 schin104 schen106 shi106 chen110 nshe112|男 o94|町 machi106 chou112
畑 bata94 hata95 hatake108 hada112 batake112|畔 ko112 ban112|留 riu101 tome105 dome112 liu112 cchio112 liau112 lju112|畠 hata100 hana112
畢 bi97 buf106 bu108 pil112 bee112 bad112 bea112|略 llo89 lho105 llio111 lio112 ho112 lliot113|當 dam105 taun112 bdoun112 tan112 tom112 don112
疋 hie112 hi112|登 den69 don85|白 shira94 shiro94 sira99 be102 siro103 b105 beth109|百 momo101 bai103 bur105 miy112 bie112 pe112
皆 kai109 mina112|皓 hao105|皮 pi63 pie84 ppi90 pe91 pea92|盖 ga88 ge92 ghe100 gai102 gay103 guei104 quet105|盛 mori96 sakaru112
盧 lu83 ru98 lo105 lou112 loo112 no112 lew112|目 me97|直 nao92 naoshi112|相 ai92 xiang105 sian105 syan111 sag112 saga112|眞 ma100 mak112 sane112
真 ma90 shin95 masa103 zhen112 gen112 mana112 makoto112|睦 mu101|睿 rui105 jui112|矢 ya84|知 tomo97 chi104 zhi105 di112 to112
石 ishi81 isi93 iwa101 seki101 koku105 shi108|砂 sa101 suna105|碧 bi110 midori112 byl112 pi112 bij114|磊 lei112 uhmann112|磨 uma112
磯 iso98 isi108 kso112 isoga112|礼 li112 ry112 ttlee112|祐 suke101 you105 hiro112|祖 zu84 jo101 so105 szu106 zou107 zhu112 zsudz112
神 kami93 jin95 gami106 kana108 kou108 kan109 shin109|祥 xiang92 sho109|禄 ru112|福 for76 fo77 fu90 fuku92 vo94 fau94 pho97|禮 eza112
禾 von112 vok112 warn112|秀 hide90 xiu98|秋 aki91 achael112 tyut112 chi112 choen112 shu113|种 chong105|科 ko54 co58 ke81 cor81|秦 tai112 hada112
程 cheng112 ching112|種 tane101 oi112 iro112 zhong112|稲 ina93 ine95 ino112|稻 ina91 ine112|穂 ho104 o112|穆 mu68 mou82 m89 mo92 moo92
積 j112 etje112 tlja112 jac112 ja112|穎 ying105 ger112|穗 minoru112 hok112|穴 ana105|空 kong106 zora112 korn112 thikom112 ckon112 aekwon112
窪 kubo109 kunobo112|立 li92 tate101 tachi103 ri103 lli105 tatsu110 tati110|竜 ryo103 ryu105 lung108 tatsu112|章 aki108 chang112|童 tong108
端 hasi108 haba112 tuna112|竹 take83 zhu112|笠 gasa105 kasa108 kaza112|第 di100 tte112 ti112 dier112 die113|笹 sasa89|答 da112 dan112
策 tse98 tze98 ze101 tzer105 zer112|简 jan105 jane108 ja112 chien114|箕 min112 kono112|管 ka112 kan112|範 nori112 van112 fann112
築 chiku107 tsuki110 tui114|篠 sino110 suno113 shino114|簡 chien108 ryca112 can112|米 mi52 me80 my80|粕 some112 kasu112|粟 awa112|糟 kasu105
糸 ito96|紀 ki105 nori112 michi112|約 jo87 yo96 gio112 yildiz112 joe112 io112 ui112|紅 hong100 kureb112|納 na67 ner78 nar94
紐 new98 neu105 niu108 iu112 neau112 gnol112 ion112|純 sumi105|紘 hiro105|素 su98 so105 suk112 asso112 sso112|索 so60 sso80 zo89|紫 zi101 shi105
累 ile112 re112|細 hoso99 sasa105 sai112 she112|紹 sho105 shao112 sha112 sza112 chof112 shot112|結 yui103|統 osamu112|絲 s81 th105
經 keng112 kyo112|維 vi65 ve77 wi80 wei92 we93|綱 tsuna100|綾 aya112 ling112|綿 wata103 men112|緹 tii112 teers112|縄 nawa101|縣 gata108
繁 han112 fan112|繆 mue108 mve112|織 ori102|繼 ji101|纈 uri112|纐 kuk112|红 hong99|约 jo72 yo87 io95|纪 gui105 gi112|纬 wei104|纳 na53 ner68 ne80 nar83
纽 new96 niu102 neu105 ue111 nyu112 iu112 uel113|绍 sau108 sho109 essau111 sou112 so112 sawh112 shau112|经 jing108|维 vi56 ve69 wi72|缅 men99
缪 mue105 mus112 miu112 hmue112|罕 ha96 ham97 aha105 han105 dham112 ihan112|罗 ro50 lo78|羅 ro61 lo79|美 mi77 me82 mei94 m97 yoshi105|群 qun110
義 yoshi98 yosi112|羽 ha97 hane98 yu105 wa107 bane112 haru112 iwa113|翁 on88 un98 oen105 onn112 shon112 an112 evon112|翔 sho109|翠 tri98 tree112
翰 hn87 han89 n110 hann111 ne112 vre112 hane112|耀 yao100|老 bi112|考 kau88 co94 cau98 cow101 ko102 ka105 kow105
耐 nu112 nei112 onne112 nep112 urne112|耶 ye69 e73 er76 je80 yer88|聖 sei112 -112 san112 rsain112|聞 wen105|聡 sato112|聪 cong112 akira112
聰 akira112 so112|聶 ne105 nie112|肅 suk112|肖 sho92 shaw94 scho96 cho98 sea105 show111 chau111|肥 koe110 hi112
肯 ken74 cken90 kem94 con101 can101 cen101|胡 hu78 hou95 ju96 ho99|能 nen105 no108 g112 nner112|脇 waki96|脩 shu112|腓 fi111 fis113|腰 koshi108
腾 ten98 tan112|臣 sen98 son111 lson112 rson112 pson112 on112|臼 usu105|興 xing101 hin110 hsing112 okon112 koor112
舍 sche86 she91 che97 sher98 se101 sze104 shir105|舒 schu84 shu92 sch94 ch101 sh104 su105 chou105|舛 masu105|舜 shun112 seung112|舞 mai105
航 wataru112 kou114|般 burn112|船 funa101 huna106|良 ra91 ryo100 liang103 rian103 yoshi105 ryan105 yosi112|色 th112 sshiki112 xel112|艳 yan112
艺 i112|艾 e68 a69 ai84 i85 ei86 ay92|芒 ma112 ment112 mun112 mant112 mong112 man112|芙 f93 v105 ve107 ff112 ffa112 re112 bri112
芝 shiba108 zhi112 cheeve112 ze112 zie112 rzy112 chi112|芥 aku112|芦 ashi105 asi112|芬 fin87 fen90 ffin94 ven101 effen102 ffing105 fan108
芭 ba94 bar106 bah112 pa112|芮 ri111 rui112 ray112 orax112 hriy112|花 hana96 ka105 bana108 a111 ghua112 iffer112 va112|芳 fang96 yoshi108
芹 seri101|苅 aru112 kari112|苏 su68 sou88 so91 zu93|苗 mio112|若 waka90 ro98 jo98 ruo101 jor112 geo112 ur112
英 in86 ying95 hide99 ei101 en105 ing111 im112|茂 shige96 mou105 moo110 mao112 sige112 mote112 mu112|范 fan91 van96 fa109 -112 va112 rvo112
茅 chi105 mao112|茜 si105 ssi108 sie110 hi112 thy112 cie112 ssy112|茨 tz69 ts76 c80 z83 cz90|茱 ju101|茲 z71 tz93 ds98
茵 in100 i106 yan112 yen112 nne114|茶 cha105|茹 ju105 zhu110 zsu112 ru112|草 kusa94 gusa105|荒 ara103
荣 rong105 jun105 ong112 glio112 yeo112 ijonb112|荷 hem105 ha108 ho112 lhol112 re112 ni112|荻 ogi105 dix112 dee112 hagi112 okiw112
莉 li72 ri81 ly89 lie89 le93 lly96 ry96|莊 jong112 rjon112|莎 sa79 sha88 ssa91 za93 tha96 cha101 esha102|莫 mo56
莱 le58 lai80 la81 re84 lle85 lay87|莲 len101 lyn112 lli112 lyne112 lyi112 ren112 rlijn112|莽 mang105 tabins112
菅 suga102 suge105 zuka112 suka112 kan112 sugano112|菊 kiku98|菜 na97 ano112|華 va94 hua97 war101 ka105 wal105 ver105 joa105
菲 fi68 fe79 fie79 phi84|萊 le72 la89 ry91 lai93 ri95 rei96 lay96|萝 ro102 elo112|萨 sa58 za81 ssa85|萩 hagi98
萬 wan98 va101 man103 van103 yor112 vin112|落 oto112|葉 ye90 ba104 haz112 e112 u112 syapa112|葛 g82 go102 kasa105 ga110 ka111|葡 p112
董 dom112 cung112|蒂 ti56 tti70 ty75 di80 te86|蒔 mai112 ma112|蒙 mon66 mun85 mmon95|蒲 kaba107 kama110 pu112 gama113|蒼 cang105 aoi112
蓉 rong101 ung112 zon112|蓋 ga96 ge98 gai98 gei106 g112 guy112 gay112|蓓 bet112 ebbe112|蓬 phon98 pon105 pom105 pol105 yamogi112 bhon112 pun112
蓮 hasu112 laine112 ina112 la112 padmas112 lyn112 ren112|蔚 wei101|蔡 zei98 ze112 thai112 sci112 chi112|蔭 in112 kage112|蔵 zang112
蕊 ri107 rai112 ray112 rreal112 rre112 ril112 ria112|蕙 hui105|蕭 xia105 shaw111 sol112 zill112 sho112 ershaw112
蕾 re90 let101 le105 la111 lay112 leigh112 rel112|薇 vi93 ve103 wil105 we112 wii112 oui112 wee112|薗 zono108 en112|薙 kari112 bina112
薛 che112 sid112 cha112 xi112 she112 set112 zief112|薩 sa67 za86 ssa96|薮 yabu108|藍 lan96 len111 zen112 rem112 lang112 llen113
藤 fuji83 huji90 toh93 tou93 to97 do98 dou99|蘇 su81 so95 sou98 sous105|蘭 lan75 ran76 land91 len94 lin101|蘿 lo101 ro112|蛭 hi112 hin112
蜜 mi105 rme112|蝶 de112|行 yuki97 xing108 juki112|衛 wei105 e105 welle112 weis112|衞 ei112 oe112 vi112|衣 koromo112 goromo112 i112 ki113
袴 koh112 hama112|裕 hiro89 yu97 yuu109 ush112|裘 joe112 jo112|裴 pei112 san112 pe112|西 si56 ci65 ssi74 i82 sy82 nishi83|見 mi82 ken108|覚 gio112
親 uchika112|覺 kaku105 gio108 acqua112|觀 guan112 guany112|觉 gio103|角 kado94 kaku96 umi97 tuno107 zumi109 sumi111 sun112|言 oyan112
設 shi105 sag112|許 sh92 sch101 ch105 ish105 hsu112 kau112 che112|詩 s110 shi112 si112|詮 aki108 haru112
詹 jan89 gian94 jen95 can105 zan112 giam112 gen112|語 yu105|誠 sei105|諦 ti105 dy112|諸 moro100|諾 no64|謙 ken112 nori112
謝 se92 she96 che98 sze101 je102 sche109 jef109|譚 than112 ten112 tam112|護 mamoru112 aksita112|讓 rang112 zhan112 yan112
让 jean83 jehan112 gen112 gens112|讷 ner112 nev112 nne112|许 sh105 xhu112 sch112|诃 ha105|诗 okshi112|诺 no55
谢 se85 she88 che95 sche97 sie103 sze104 sha105|谷 tani72 ya75 dani94 gai96 ja101|豊 toy105 to108 toyo108 feng112|豐 fon101 toyo108
豪 hau79 hou91 hao93 how104 howe105|貝 be70 ber88 ba94|貞 sada103 tei112 ge112|財 cai112|貢 gong112 gont112 sone112 gun112|貫 nuki105 kan108
貴 ki95 taka101 gui112 gues113|費 fe85 fi95 fer97 fai98 efe108|賀 ga86 ka95 ho101 herlih112 hen112
賈 ja88 ju96 jar105 jja112 jer112 lja112 tsia112|賓 bin94 ben98 pen105 pi105 bbin112 ppens112 bean112
賢 ken109 xian111 kata112 masaru112 yin112|賴 ri98 rei103 let112 ry112 wrigh112 ly112 la112|賽 se91 sa97 sy101 sei101 si105 cel110 say111
贊 zan101 zam105 zzan112 han112 za112|贝 be60 ber72|贡 gon91 gun94 geon112 ga112 egom112 gom112|贤 xian112|贯 guan105|贵 taka112 gui112 qui112
费 fe70 fer85 fai93 ve96|贺 he105 ho112|贾 ja73 ca96 gia98 jar100 ju101|赖 rei85 ri95 re96 rai99 ry99 wrigh105 rie106
赛 se94 say100 sai103 ce105 sye105 dsay105 ssa106|赞 zan89 zam96 zen101 za103 zzan105 an112 zin112|赤 aka88 seki101 chi112
赫 h70 he70 ch71 her76 ho91|超 chao96 chau112|越 koshi92 goe101 kosi102 gosi106 koe108 goshi108 goi112|足 taru112 aj112
路 lu84 ro93 lou93 ji99 oulo105 lew105 l109|車 cha112|軍 jun109|軒 xuan98 hin110 hsuan112 hen112|載 zai98|輔 suke103|輝 hui108 hikaru112 teru112
輪 wa112 oha112|輿 koshi105|轩 xuan97|轸 zhen105|辉 hui104 ho112|辛 sin78 cin91 hin93 shin93 sing95 ssin98 si100|辰 chen108 tatsu108
農 non105 nno112 noun112 nent112 onen112|辺 be93 nabe105 ata112|辻 tsuji97 tuji99 tudi112|込 komi112 ko112|达 da56
迈 mai88 me90 mei92 mi94 my96 may96 meye105|近 chika99 kon101 geun112 jin112|进 zin112 jinx112|远 uan108|连 ren97 len99 lca112 lian114
迦 ka100 ga105 a110 ki112 gha112|迪 di54 de75 dy76 die82|迫 sako99 sema109 hazama112|逊 son87 rsson105 xun112 tson112 rzun112 xon112
通 ton94 tone96 tun96 michi110 tu112 thong112|速 haya105 su112|連 len101 ren101 lian106 ian111 lin112 leije112 thang112|進 jin106 shin106
運 un112 yun112|道 do81 dow96 dol97 dou97 michi98 dau101 dor105|達 da67 ta87 dar92 d95|遜 son94 ion112 rzun112|遠 to112 en112|遼 liao105
邁 mai98 mei103 meye111 me112 micha112 mah112 mal112|邉 hen112 nahe112|邊 nabe101 nahe112 nohe112 hen112 he112 be112 nobe112|邑 mura108
邓 dun92 do112 done112 dan113|那 na75 nu105|邦 bon82 bun92 ban101 bom105 ben105|邨 mura103|邱 qiu111 chu112|邵 shao112 siu112|郁 yuq112 kaoru112
郎 rou86 ro86 roh104 aga112|郡 sato112 kori112 shire112|部 be84 bu100 nobe107 uchi112|郭 hiro112 gro112 ngkok112|郷 go104 sato105
都 tu101 du101 to101 tsu103 bdul111 bdar112 tew112|鄂 ggo112 ngad112|鄒 chau112|酒 sak95|采 tse103 ce112 chai112 tze112 cze112 zie112 ehai112
釈 shi112 sha112|釋 shi112 nen112|里 ri45 li66 ry68 rie72|重 shige86 sige110 kue113|野 no65 ya92|金 kin68 gin84 kim90 kane91 jin92 kana92 king94
鈴 suzu96|鈺 yu111 yut112|鉄 tetsu111 yos112|銘 ming101 mek112|錦 nishik108|錫 rthy105 si105 sic111 sir112 cis112 rzie112 thie112|鍋 nabe101
鍬 sugi112|鍾 zhong114|鎌 kama101|鏑 kaya112 teki112|鐸 do105 wdle112|鑫 xin104 sching112|钟 zhong103
钦 cin103 chin105 chi112 qin112 tching112 tchine112 shi112|钱 chan99 cham105|铁 te104 ti112 tie112 tti112 tep113|铃 suzu112 iling113|铭 ming93
锡 si104 rthy112 ssi112|長 naga86 osa92 cho107 ha108 tyo110 take112 hajime112|长 chang103 naga105
門 men92 mon99 kado104 rmann112 amme112 muneem112 homen112|開 kee112|閑 mori108 gen112|間 ma79 hazama105|関 seki91 zeki107|闊 kwo112 kuij112
關 seki92 gwyn112 gwe112|门 men76 m100|间 ama112|闵 min105 mi112|阪 saka98|阳 ang112|阿 a44 ar71|陀 do112 tov112 ndragu112 da112|院 in106|陣 jin103
陳 chen110 jin114|陶 tau92 taeu112 thao112 tor112|陽 yang97 haru105 hin112 akira112|隅 sumi105|隆 lon81 ron83 lom91 llon91 lone96 rom98 lund101
隈 kuma104|隼 jun112 shun112|雀 che109 cha112|雄 o96 xiong107 yuu108 uchon112 hung114|雅 ya76 ja76 a86 ia98 masa99 jar101|雍 yong108|雙 shuang110
雜 sai112|雨 yu105|雪 xue103 sch105 yuki108 saa112 shir112 chael112 schul112|雯 wen100 ven112 mon112
雲 wan108 van112 gumo112 yun112 vens112 un112 ngdon112|雷 re52 ra75 rei80 le81 ray82|霍 ho63 jo83 hor85 hol86 hal92|霖 lin104 lling112 l112
露 lu88 ru95 lou105 lo112 yu112 roulx112 loo112|靈 ling104 lling108 rane112|青 ao99 qing101 tzin112|靖 yasu101 jing112|静 shizu112 jingy112
靜 shizu112|非 fei112 ffy112 fi112 ffi112 ffre112 faa112|鞏 gong112|鞠 mari112 kiku112|韋 we84 ve87 vi100 wel100 wei105|韓 han103|韜 tao109
韦 ve74 we75 way89 wel95 wer99|音 oto103 o112 yin112 n112 une112|順 shun105|須 su93 zu112|頓 ton72|頼 rai112|額 nuka105 alo112|顕 haru105 aki112
顯 ken105 sian112|顿 ton70 don93 tton100|颂 song105 ucon112|風 kaza112|风 feng105 kaz112|飛 fei103 phi110 asuka112 tobi112 lfi112 fet113
飞 fei110 fet112|食 shi112 kura112|飯 ii95 i102 meshi105 hon112|飼 gasu112 ga112|養 gai105 yang112|館 date112|饶 rao112 zsa112
香 ka91 cha96 sha112 xian113|馨 xin101 kei112|馬 ma60 mar77|馮 ffon112 von112 vant112|駒 goma101 koma105|駿 shun112 aki112|騰 ottom112 rten112
马 ma51 mar73|高 taka78 go83 ko89 gau90 co96 gaard98|髙 taka98|鬆 son105|鬼 oni108 ki109|魏 wei93 weis106 wi112 wet112 we113|魚 oga112 ue112
魯 ru73 lu84 roo96 rew98 rou98 lou101 ro102|鮎 ayu105|鮑 bo97 bau105 bout112 bao112 obau112 apo112|鲁 ru63 lu78 rou80 roo88
鲍 bau87 bo96 bow98 ba100 baue100 bowe104 baugh108|鳥 tori89 ka112|鳴 naru112 naku112|鴨 kamo108|鴻 ihong112|鵜 uno105 u113
鶴 tsuru100 turu109 zu112 hey112|鷹 taka105|鸣 ming104|鹽 sio107 shio108|鹿 ka95 shika108 sika114|麗 li88 ri94 rei108 ry112 lius112 noril112 ly112
麟 lin104|麥 mc76 m77 ma91 mai98 me98 mac101|麦 m76 mc76 ma80 me90 mac90 mai99|麻 asa103 ma103|黄 oey112 kij113|黎 le112 riar112
黑 he92 kuro94 ha100 hei101 hai101 hea102 heye105|黒 kuro90 guro105|默 mer73 mmer84 me86 mme94 mur94 mo96 ma97
黛 de91 da105 tel105 dai112 dzai112|齊 zi91 zzi96 ci100 zie101 tsi105 ch111 sai112|齋 zawa112 jai112 zai112
齐 zi75 zzi80 zie90 ci98 zy101 chi101|齡 ling98|龄 ling105|龍 long94 ron101 ryuu108 allone112 ju112 yron112 yong114|龐 pong112 pon112
龙 ron87 long102 aron105 run112 ronze112 lonn112 luun112|龜 kame112 ki113|﨑 saki101 zeki112 zaki112
`,
};
