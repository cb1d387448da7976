/**
 * How letters of other scripts are spelt in Latin letters: a letter or two, then each spelling with its cost, the tenths of the negative
 * logarithm of how often it occurs (`-`: nothing is written). Counted by `bench/fit-spellings.ts`
 * from names that Wikidata gives in several scripts (CC0), as the Python package rigour 1.3.5 (MIT) has them. Hangul by its letters.
 */
export const LEARNT_SPELLINGS: Readonly<Record<string, string>> = {
  cyrillic: `
а a31|аб ab80 hab103 ub103|ав au83 aw84 av86 ov96 ave106|ад ad94 ud106 all112 ood113 ar113|аз az87 haz110 uth112
ай ei68 ai71 i73 ay77 y77 aj87|ак c72 ak89 ack99 uck100|ал al79 ul94 ol102 ael109|ам am86 um95 ham97 amm110 a112 umm112 o113|ан an47
ар ar57 ard83|ас as87 ass87 us92 az103 anis111|ат ath95 ut96 at100 ates100 att109 aty111 atis112|ау ow90 ou91 ov110 owe112 ough113
аф aph103 ough105 acj105 ap112 oth112 ath114|ах ach83 akh85 agh112|аш ash92 ache102 ush107 asj108 osz110 ach110 azs112
ая aya84 a87 y107 i108 iah112|ај ei89 i100 y102 ij105 ay108 ie112 igh112|аў au81 ov84 aw87 ow93 av94|б b45|ба ba52|бе be54
би bi75 by80 bie95 bee97 bea99 be104|бл bl93 ble93 bi112|бо bo58|бр br64|бу bu65 bou83|бэ be78 ba93|бі bi81 bie105 by107 be109|в v49 w55
ва wa52 va56|ве ve65 we72|ви vi62 wi68 wy81 vy82 wie91|во wo83 vo86 wa99 va107 o111|вс ws78 us102|ву woo84 u106 ou113 ewoo113
вы v92 vy96 ev112 ff112|ві vi70 wi75|г g46 h64|га ga56 ha66|ге ge66 he71 gue89 ha93|ги gi67 gui87 ghi94|го go62 ho68|гр gr76 hr90
гу gu65 hu74 gou93|гэ ge82 ga97|гю gu95 gue99 hoe112 hue112 gy112|гі hi82 gi104 gui106|д d40|да da53|де de58 da85
дж j63 g73 gi79 ge84 c85 dge88 dzh89|дз z60 j63 d76 dz78|ди di67 dy79 die96|до do59|др dr92 dras108 dre111 ner112
ду du76 do88 dou90 da93 de100 doo105|ды dy90 di99 dea105 des112|дэ da90 de91|дю du87 dyu104 edju114|ді di80 die95 dy104 de104 gyi106 do110
е e46|ев ev59 yev74 iew78 ew79 jew79 jev85 eu87|ед ed77 ead93 ad100 jed106|ез aise105 es107 ez108 eath110 aes112 hez112 ese112
ей ei65 a71 ey74 ay77 ai79 ej88|ек ack89 eck90 eusz112 aic112 kowa112 ieki112|ел el62 ell86|ем em89 ham89 am102 iem106 jem109 om109 amp111
ен en49 an76|ер er45|ес ez91 es94 yes104 ess110 yosh112 eth112 ace113|ет et80 ett91 eth96 ette105 ete107 jet108 eet109
еф eph93 ef96 yef107 jef107|ец ets86 ec88 etz94 iec94 ez99|еш es93 ash102 iesz111|еј a91 ai98 ei99 ey100 ay101 ej107 zej108
еў jeu101 ev103 yew104 yev104 eu110 jev112 ieve112|ж zh86 j88 ge100 g106 sh108 rz109|жа zha83 jea83 ja85 scha99
же ge86 zhe87 je101 sche104 she104 get105 zse106|жи gi86 zhi89 ji99 rzy99 schi103 shi106 zhy109|жо jo86 geo92 zso111
жу zhu91 ju96 schu97 jou102 shu107 jo112 zsuz113|з z60 s69|за za65 sa74|зе ze69 se71|зи si76 zi80 zy88 sie95
зо zo85 so88 sot112 zot112 zoh114|зу zu83 su99 u112|зі zi87 sie99 si100 zie112|и i36 y65|ид ied88 id103 ed109 dd112 idus112 ides112 eade113
из is92 ise96 yse105 iz112 -112 uise112 ize112|ий i56 y63 yi68 yj71 ij77|ик ick76 yk83 ik92 ique94 ic101|ил il79 el89 yl102 hil106 ill107
им im85 ym98 eem105 imm108 em108 ymus112 sim114|ин in53 ine78 yn78|ио jo95 iusz105 ion106 -111 ius112 iot113
ис is73 ice93 iz93 iss99 eas100 yss101|ит eet102 it105 eath105 eth111 id112 eith112|их ich89 ych98 ic104 ykh105 ikh111 icus112 ix113
иц itz86 ic90 yts91 its96 yc96 yz97|ич ich69 icz73 ych76 ycz87 ic89 itch91|иш ish94 es96 ysch105 ysz107 is109 ysh109 ic112
ия ia69 iya81 ija91 ie92 ya99 ja99|иј i80 uill105 -106 ij108|ић ic90 ich103|й i67 y67 j75|йе ye90 je107 ge109 jae112 yet112 yea113
йк ke96 chae111 ike111 aik112 uch113 zhd113 ick113|йл le89 il102 ill107 yle112 yl112|йн in79 ne102 yne107 n107 ins108 jn109
йо jo76 yo86 joh101|йт it91 hite99 ght100 ite101 te105 ith111 ythe112|к k39 c60|ка ka45 ca61|кв qu89 qv94|ке ke69 cke86 ca88 que88 che91
ки ki53 ky81|кк cc86 cch100|кл cl76 ckle105|ко ko46 co60|кр chr85 cr90 cwh112|кс x69|ку ku57 cu81 qu86|кэ ke72 ca81|кі ki64 ky91|л l39
ла la51|ле le52|ли li52 ly70 ley75|лл ll63 l90|ло lo58 la88|лу lu70 lou87|лы ly86 li103 lu108 hal114|ль l44
лю lu76 lju88 lyu90 liu102 lue104|ля la77 lia85 lya86 le93 lja93 lina104|лі li63 ley92|м m43|ма ma42|ме me60|ми mi50 my78|мо mo54
му mu62 mou89|мэ me79 ma80|мі mi65|н n30|на na52 ne79|нг ng66|нд nd65|не ne65|ни ni58 ny79 ney82 nie87|но no62
нс nce88 nc94 nz108 ns110 nse112 eorg112|нт ns106 nt106 nd108 nte110 ntin112 mte112 ntus112|нц nz79 nc91 nts92 ntz104|нь n69 gn88
ня nia90 fim112 nard112 nea113|ні ni70 nie97 ney97|о o38|ов ov48 ow55|оз os90 oz92 az101 ozs112 awes112 osz113 aws113
ой eu81 oy82 oj92 oi97 y105 oah107|ок ock82 oak109|ол ol76 al79 il104 aul105|он on53|оо o81 oh86 ou107|ор or61
ос os88 as97 oss99 osz103 aus105 oz107 ios108|оу o75 oh77 ow80 aw87|оф oph95 off99 of99 ophe112 ough112 on112 auf113|оў ow81 ou87 ov89|п p50
па pa61|пе pe64 pie93|пи pi76 py90 pea101 pee102 pie102 pe103|пл pl95 ple100 pple105 kb112|по po64 pau94|пп pp78 ppe101|пр pr85 p111 oa112
пу pu87 pou91 poo99 pito112|пі pi83 pie95|р r33|ра ra49|рг rg77|рд rd81 rds102 rt109|ре re57|ри ri50 ry64|ро ro51
рт rth86 rt87 rte103 art107 rdt113 rht114 ert114|ру ru63|ры ry75 ri80 r104|рь r85 rj108|рю rew94 ru95 rue111 ryuu114|рі ri71 ry85|с s32
са sa59 za84|се se73 ce78 sse88|си shi58 si64 ci83 sy85 cy87 ssi87|ск sk57|со so69 zo98|сс ss89 s92 sse106 ess107 kk112 esch112|ст st53
су su67 sou97|сь s77 ci98 ss107|сэ se73|ся sie103 sia106 ssia107 sha108 xia108 se110 ssja112|сі si83 shi91 ssi97 ci99 szi104 cy108|т t39
та ta48|те te61 the76|ти ti61 chi66 ty75|то to51|тр tr84 ther106 atwr112 tar113|тт tt66 tte87|ту tu86 to92 tou95 thu96 too99|тц tz84 etz112
ты ty84 ti101 te112 to112|ть t95 ty103 ti106 etj113 thi113|тэ te87|ті ti93 ty105 tthi112 tti113 chi114|у u45
уа oi88 ois93 w101 wh101 oy101 va110 ey112|уб ub85|уд ud89 ood95 oud100 id110 ooth112 r112 wth112
уз us90 se101 uz106 use110 uise112 usz112 wse112|уи wi81 whi96 ouis105 wea105 wy107|ук uk75 ook91
ул ul88 oul102 le105 wle106 al108 ol109 ule114|ум um78 oom91 om94 hum107|ун un90 ong94 ne94 ung99 oon105 uhn109 o112
уо wa83 wo91 wal112 va113|ур ur70 our93|ус us68|ут ut88 uth97 wth107 at112 duc112 ught113 suth114|ух uch86 ukh86
уш usz84 ush85 ouch94 usch95 us104 os109|уэ we80 ue81 wa90 wo101 hue105|ф f53|фа fa71 pha100|фе fe70 the96 ve96|фи fi74 phi84 fie85
фо fo79 vo99 pho105 tho107|фр fr68|фу fu70 hu76 fou90 phu99|фф ff73 ffe99|фі fi82 phi95 phy110|х h59 ch63 kh71|ха ha55 kha73 cha77
хе he76 ha90 che101 je102 ge102 khe102|хи hi63|хо ho65 kho82 cho86 jo88|хт cht86 rt114 kht114|ху hu86 khu88 ju103 ho110 hor112 hoo112
хэ ha84 he91 hu112 hea112 ge113|хі hi94 khi106 hil109 eufe112 hy113|ц ts70 z72 c75 tz83|це ze83 tse86 ce87 te105 tze107
ци ci83 zi87 tsi94 cy100 tsy101 czy105 zy106|цк tsk77 ck78 zk98|цу tsu66 tu70 cu91|цц zz85 t110|цы tsy93 zy106 cy108 c112
ць ts78 c80 z88 tz105|ця te106 tsya106 cya112 tza113 ca113 tsa113|ці ti86 zi92 tsi95 ci98 ty109 chi110 c112|ч tsch62 ch62 cz87 tch88
ча cha75 cza85 che100 cia103 tcha103 csa104|че che71 cze88 ce89 cha95 tche98|чи chi82 czy83 chy90 ci103|чк czk93 chk112 r112 nk112 -114
чо cho90 cio97 cso111|чу chu74 czu94 tju104|чч cc88 cci112|ш sh62 sch63 s75 sz88 ch90|ша sha73 cha79 scha89 sza90 xa100
шв shv79 schw90 sjv99|ше she77 sche80 sze82 che86 sha98 chet101|ши shi75 szy92 shy93 schi94 si94 rzy98 chi104
шк shk87 szk91 schk99 sjk107 nill112 chk112 shki115|шо sho92 shaw101 chot112 scho113 sso113|шт st72 szt96 sht100|шу shu82 schu89 szu94 xu111
щ shch80 scht91 szcz92 stsc102 chtc105 sjtj107|ы i103 y105|ый y89 yj103 yi111 ius112|ыш ysh91 ysch104 ich111|ь -89|ье ier78 ie85 je88 rie106
ьк k57|ьо jo99 e99 yo103 ho108 io108 ymyr109 iaux112|ью u88 ew88 ue100 ju104 yu108 ho112 eau112|ья ja80 ia81 ya87 la90|э e51
эд ad86 ed87 it112 int114|эй ay85 ei85 a87 ai88 ey96|эл el78 al94 hel107|эм am95 ham102 aham105 em106 aim112 aeme112
эн en77 an78 hen98 eng102|эр er89 her94 ar97 ear106 ayr112 ehr113|ю yu79 ju85 u91 hu99|юк yuk80 iuk81 juk83 uke106
юл jul85 yuli110 yul112 ules112 joel113 hul114|юн jun94 un98 jon101 youn108 ljun112 john112 joen113|юр jur82 yur90 your105 iour106 ure106
юс ius99 yus103 jus104 uce105 jos112 joo112 hus114|юу yu92 yuu98 u105|юх joh97 yukh100 juh106 iuch107 juch107 ych112|я ya55 ja64 ia80 a83
як iak84 yak84 jak85|ям yam80 liam107|ян yan71 jan74 ian81 an96|яс yas91 jas104 yos113 jasz113|ё yo78 oe106 you107
ёв ev90 yov92 ow102 jow106 iov108|ён yon92 ion106 jon106|ёс yosh82 yos92|ёу o90 oh91 yo93 ou95 you98 yoh101 hou103
є je91 ie96 e97 ye100 hie106 iet112 joe112|єв ev85 yev86 jew87 iew93 iev95 ew96 jev97|єн jen92 en94 yen103 ien109 je110
єр er96 yer101 jer104 ier107|і i54|ів iv82 iw90 ov104 ev112|ій ij84 y88 iy89 i89 ius90 ii92 -98|іл il92 ill105 ilus112 eal113 i113
ін in66 ine92|іс is89 iss100 ies112|іц itz96 ic99 its107 ice112 yitz112 icz113|іч ich76 icz78 ych103 itj103 itch105
ія ia77 ija88 iya100 ie105 iia105|іє ie90 iie102 ije105 zije112|іґ ig89 igu110 ieg114|ј y94 j99 i106|ја ja78 ya84 a87 ia99 e106
је je88 us103 en104 a110 o111 ye111 ier112|јо jo93 yo94 e110 io111|ју ju93 yu97 ew101 u101 jyt112|ў v108
џе ge99 jen107 jac108 je111 geof112 dze112 dje112|ґ g71|ґа ga78|ґе ge81 gie104 ghe105 go105|ґо go80|ґр gr87|ґу gu80|ґі gi89 ghi101|ҳ h100
ҷ j111
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
あ a74|あい ai74|あか aka80|あき aki67|あさ asa75|あや aya81|あら ara77|あり ari83|あん an83 am108|い i60 ng84|いけ ike76|いし ishi75 isi84|いそ iso80|いた ita83
いち ichi65 iti81|いで ide79|いな ina81|いの ino82|いわ iwa74|う u64 -66 ng69 h75 o90|うえ ue73|うじ uji85 ji95 hji101|うた uta84 ta95 hta109|うち uchi79 uti82
うみ umi84|うら ura80|え e68|えい ei73|お o57|おう ou85 oh101 wang102 ying107 ye108 o109|おお o74 oh75 oo80 ou97|おか oka71|おり ori84 ri109|か ka58|かい kai75
かき kaki83|かず kazu72|かた kata76|かな kana75 kane102|かね kane80|かみ kami71|かわ kawa59|かん kan80 guan98 han103 jian103 hon104 huan104 ham106|が ga85
がい gai81|がき gaki82|がみ gami83|がわ gawa65|き ki56|きた kita78|きょ kyo87 xiao99 ju104 xia108 hi108|きよ kiyo77|きん kin84 jin106 kam106 xin108|ぎ gi76
く ku72 xiu102|くに kuni76|くま kuma78|くら kura71|ぐ gu80 hong106 hung110|け ke93 chi106|けい kei79 kai104 hing109
けん ken78 qian102 kin102 yin106 hin106 kim107|げ ge71|げん gen82 yin100 yuen103 xuan108 yany109|こ ko55|こう kou73 koh75 ko76 hong89
こん kon90 gun102|ご go76|さ sa68 sza91|さい sai77 zai106|さか saka70|さき saki70|さく saku78|さだ sada80|さと sato74|さぶ sabu80|さわ sawa67|さん san76 sam105
ざか zaka83|ざき zaki71|ざわ zawa68|し shi46 si73|しお shio85 sio94|しま sima78|しゅ shu76 chu88 syu93 sao104 xiu105 cho106|しょ sho72 syo79
しん shin74 sin80 shen101|じ ji62|じま jima72|じゅ ju75 shu101|じょ jo72|じん jin80 chen108|す su78 szu101|すぎ sugi80 suza108|すけ suke69|すみ sumi77
ず zu88 cho108|ずみ zumi82|せ se72 she102|せい sei73|せき seki77 shi106|せん sen81 xuan101 quan102|ぜん zen87 shan104 qian108 quan109
そ so96 xia102 cho110|そう sou86 so88 soh96 chao108 zao108|ぞう zo79 zou82 zoh95|た ta53|たい tai79|たか taka63|たく taku85 ze108|たけ take65|ただ tada72
たに tani66|だ da59|だい dai72|だに dani79|ち chi56 ti86|ちょ cho92 tyo94 chu102 chin108 zhu108|ぢ di92|つ tsu52|づ zu93 du98|づき zuki85 duki99|て te78
てる teru82|で de90|と to61|とう to79 tou80 toh81 dong98|とく toku79 tak104|とみ tomi76|とも tomo71|とり tori81|ど do87 d108|どう dou85 do86 doh87|な na68
ない nai83|なお nao75|なか naka63|なが naga70|なみ nami78|なり nari79|に ni70|にい nii78|にし nisi80|ぬ nu99|ぬま numa81|ね ne77|の no57|のぶ nobu73|のり nori73
は ha68|はし hasi84|はた hata76|はな hana82|はま hama79|はや haya79|はら hara66|はる haru73|はん han84 fan102|ば ba72|ばた bata83|ばや baya83|ばら bara76
ひ hi79 fei102|ひこ hiko76|ひさ hisa73|ひで hide72|ひと hito76|ひら hira73|ひろ hiro61|び bi95 fei108 mei110|ふ fu84 hu102 fung104 feng110|ふく fuku82 huku91
ふじ fuji76 huji81|ふみ fumi74|ふる furu81 huru86|ぶ bu83|ぶん bun85 wen94 man99|へい hei76|べ be78|ほ ho76|ほり hori79|ぼ bo91|ま ma57|まき maki77|まさ masa64
また mata81|まつ matu82 macu101|まる maru82|み mi54|みお mio81|みず mizu73|みつ mitu84 micu110|みな mina80|みね mine79 nime108|みや miya70 mija98|む mu82
むら mura65|め me87|も mo77|もと moto62|もり mori68|もん mon92 wen101 man101 mun107 mant108|や ya58|やぎ yagi82|やす yasu70 jasu94|やな yana83
やま yama60 jama87|ゆ yu84 iong104 hung107 dong108|ゆう yu81 yuu81 yuh107|ゆき yuki71 juki95|ょう ng85 ing102 oh106 ou109|よ yo64
よう you93 yo96 ying97 rong104 yang105 yoh110|よし yosi83|ら ra67|らい rai82 lai108|り ri78|りゅ ryu83 lap102|りょ ryo78 leu102|る ru77
れい rei84 ling96 li104 lai108|ろ ro78|ろう ro66 rou68 roh88|わ wa81|わか waka83|わた wata79|わら wara83|ん n73 ng100|ァー er76|ア a45
アイ ai80 i84 ei92 aj105 eic109 aye109|アウ au82 al109 ou109|アキ aki83|アス as79 us100 ass105 hias108 deus108 assu108 a109|アッ a86 u101 at103 ad108
アナ ana82 anna89 ama108 ara108|アブ ab74 abu103|アラ ara85 ala86 alas108 aly109 alai109|アリ ali81 ari81 alli97 aly101 arri102|アル al66 ar70
アレ ale74 are93|アン an60|アー er70 a77 ar79 ir91 aa94 re95|ィ i104|ィー y85 ey97 ie100 ee102 i107 dys109 ea109|イ i56 y74
イア ia88 iah93 ja100 ir108 iai109|イェ ye81 je86 e94 er108 y108|イク ake91 ik92 ike99 yke108 ig109 icu110
イス ice91 is97 yce98 ith102 ce107 iss109 uiz109|イチ ichi79 iti93|イト ite89 it98 ito98 ight102 eud109|イナ ina83 ynna109 jna109
イラ ira87 yla99 el100 ila104 hila108|イル il83 yle98 le102 yir109 iru109 ir109|イン in69 ine94 ne95 yin97 ying97 yne97 aine98
イー e85 ea92 i96 ey99 el109|ウ u66 woo83 -90 w91|ウィ wi66 wy84 ui85 whi87 wil88 vi90 vy94|ウェ we70 wel74 wa81 wea98
ウォ wo73 wa76 wal92 war93 vo95|ウス us70 ouse98|ウッ woo80|ウル ul90 ur101 ull102 urru108 wol108 wul109|ウン eun78 un88 own99 wun103 gun105 eung107
ェ e97 et108|ェル ell89 el98 er103|エ e55|エイ a79 ei89 ai93 ay102 ea108 ait108 ains108|エス es81 oes108|エフ ev91 jew96 yev97 jev107 eff107
エミ emi84 ami108 emmi109|エメ eme89 emme95 yeme107 aime108|エラ ela88 era100 ella102 aera108|エリ eri85 eli91 erri96 eleo108 elly109 ele109
エル el68 er81 ell95 elle98|エン en74 em100|エー e89 a105 ay108 yye108 eh109 ee109|オ o53|オカ oka83 ioka107|オク ok93 gok96 oc99 ak108|オス os85 us102
オリ oli86 ori92|オル or82 al91 ol94 oru97 ohru98 ols104 olu107|オン on85 eon104 geon106 eong108 uong109|オー au80 o81 or91 a97|カ ka54 ca61
カイ kai89 ky95 kay107 choi108 ki108 kui108 chuy108|カズ kazu83 cas110|カッ kap91 kat95 ca96 ka99 ycut108 cut109|カラ kara86 kala96 cara104
カリ kari88 cari88 cali101|カル car76 cal79 kar83 kal93 ccar100 cul102|カワ kawa74|カン kan85 can86 cum102 gang105 uand108 kun108 coln109
カー ker71 car81 kaa88 kar88 ka94 kir98 cur98|ガ ga66|ガス gus88 gas90 guth108 gass109|ガル gar83 gal96 gall104 ghar109
ガン gan82 gam98 kang102 ghan106 qan108 gunn108 gun108|ガー ger69 gar90 gger97|キ ki61|キャ ca74 ka93 car101
キュ cu92 kyu93 gyu95 kyoo105 k108 keu109 kueh109|キョ gyeo86 kyu92 kyo96 kjo104 kyou108 keo109|キン kin72 kim94 quin100 in100
キー ky74 key86 kie86 ki87 kii94 kea95 kee95|ギ gi79 gui95 ki99 gil102 ghi103|ギャ ga88 gar96 ugui109
ギュ gyu85 kyu93 gu98 gyoo101 ggyu102 kyoo106 gyo108|ギョ gyeo80 gyo90 kyu90 gyu95 kyo98 kyeo102 kjo102|ギル gil81 gill92 kil105 ggil107 guil109
ク k53 c72 g83|クァ gwa86 kwa95 qua102 ggwa105|クィ qui86 gwi107|クサ ksa87 xa89 kusa98 xu108|クシ xi88 ksi101|クス x73 kus91 ks97 cus101
クセ kse93 xe95 xel103 ksze106|クラ cla81 kra90 cra91 kla92 kura96 cr102 cru103|クリ kri77 chri83 cri84 kli88 cli92 kry96 cle98
クル kur97 kle98 kul103 kour105 klu105 crui108 cull109|クレ cle80 cre84 kle88 kre92 cra98 kure102 clai103
クロ cro87 kuro89 clo95 clau97 clos108 chro109 ckl109|クー kuh98 coo99 kou102 cur102 ku104 cu106 cou108|グ g59 gu81|グス gus90 guz92 gusu109
グラ gra73 gla97 gura98 gras102|グリ gri80 gli99 guer102 gry102 grea103 grim109|グレ gre77 gle92 gr93 gra104|グロ gro83 glo98 gros98
グン gun86 geun88 keun110 kung110|ケ ke67 che91|ケイ ka87 kei93 ca97 kay108 quay108 cai109 kai109|ケル kel81 ker92 quel105 kell109 keru109 che109
ケン ken74|ゲ ge74 gue91|ゲイ ga92 gay101 gius108 guay108 gai108 egay110|ゲル ger82 gel83 guel102 ghel108 guer109|ゲン gen80|コ ko59 co63
コウ koh89 kou91 ko98 kov102 kow104 cock108 coe108|コフ kov79 kow85 koff91 colq108|コル cor84 col87 kor94 chol98 kol104 chor108
コロ coro92 colo94 koro99|コン con75 kon88|コー cor82 co87 coe95 ko95 cal100 col100 cau102|ゴ go70|ゴン gon89 geon93 gong106 gun106 kong106 ggon107
ゴー go79 ga98 gor102 gau106 gow108 ghos108 gho108|サ sa58 tha84|サイ sai87 si99 sy102 sig108 cy108 syed108 seib108
サム samu94 tham102 sam102 gsam105 som107 some108 sum109|サル sal88 sar91 saru103 zar108 zal109|サン san69 sang71 than95
サー sser92 thur96 ser98 sar99 za104 ther108 sor108|ザ za81 sa91 the108 shol108 zha108|ザー ther85 ser96 za108 azer108 zear108 dsor108 zer109
シ shi60 si74 schi82|シア cia83 sia99 shea108 xia108 cie110|シェ she78 sche86 che91 sha95 se97 sze99 scha102
シオ cio83 shio100 sio106 theo108 thio109|シク sik83 gsik93|シモ simo83 symo99 cemo109|シャ sha69 cha80 scha83 sa88 sche95
シュ s65 sh66 sch67 shu83 sz86|ショ sho80 scho90 shaw92 syo98 shau98 ssio100 cho101|シル sil91 syl92 sir108
シン sin86 shin99 cin99 szym102 hsin108 ying108 syn108|シー cey89 si90 sey90 cy91 shee93 ssie96 cie98|ジ ji75 gi90 ge97
ジェ ge71 je73 jae76 ja82 ger94 jef94 ce94|ジャ ja68 gia78 ger84 ju92 jea93 lla95 ge95|ジュ ju67 joo81 giu88 ge91|ジョ jo63 gio82 jeo84 geo86 ju88
ジン jin77 chin101 zim102|ジー sey95 sie95 zi96 zie97 gie101 thy102 ze103|ス s42 su71|スカ ska82 sca90 szka108 scho108|スキ ski67 schi94
スク suk89 sook98 scu107 gsuk108 suku108 ske109 sku110|スタ sta65|ステ ste69|スト st65 sto66|スパ spa82 sp101 zpa109|スラ sla85 szla108 slad109
スン son71 sung87 sun87 seun90 soon96|ズ s66 z89|ズィ zi81 si101 ze104 zy106 zzi108 zj109|セ se70
セイ sei84 sa97 say101 sij108 they109 sey109 sai110|セル ser84 sel85 sell93 cel98 ssel104 cell109 thel109|セン sen69 ssen94|ゼ se88 dse101 dze105
ゼン sen78 zen92|ソ so74 seo74|ソク seok77 suk86 sok95 szok100|ソプ seop87 sop95 sup95|ソン son59 seon74 sung79 sun84 sson86 song89
ソー thor89 so100 sawy102 soh103 ssou109 soe109|ゾ zo93 so107|タ ta55|タイ tei76 ty88 tai88 ti95|タニ tani83|タル tal86 tar86 taru98 tail108
タン tan91 tin94 tam98 dan98 than101 tung108 tunn109|ター ter64 ta82 tter87 ther93|ダ da60|ダニ dani83 dunn102 duni109|ダル dal83 dar93 dul109
ダン dan78 dun95 don105|ダー der68 dar90 da93 dah94|チ chi67 ch77 ci83 tsch87 cz91 ji97|チェ ce76 che80 chae94 cze94 tche97 cha99 tje99
チャ cha67 cia88 ja91 tia96 ch97|チュ chu83 tu93 choo99 ju99 tsch99 chw108 jw108|チョ cho80 cheo80 cio90 chu92 jeo96 ju96 ccio99|ッ -74 t78 c90
ッカ kka83 cke86 cca89 cka97 ca107 ikka108|ッキ cchi81 kki84 cki93 ooki108 ki109|ック ck60 k73 c76 ch82|ッケ cke75 kke88 cche104
ッコ kko80 cco81 cko109|ッサ ssa76|ッシ ssi79 sc103 ssia109 resi109 ssey109|ッジ dge78 dg99 ggi102|ッセ sse73|ッソ sso82 ssot109|ッタ tta70
ッチ tch76 ch80 cci80 tsch88 ucci91 cz91|ッツ tz71 tts87 ts87 cz91|ッテ tte71|ット t62 tt65 tto79 tte80 ett86|ッド d69 ood92 ad93|ッパ ppa77 ppe107
ッピ ppi78|ップ pp74 p74 ppu98|ッペ ppe78|ッラ lla75 rra91|ッリ lli67 rri91|ッレ lle89 rre93|ッロ llo78 rro95|ツ tsu69 tz88 ts92 z92
ツァ za85 zza91 ca101 ze102 tze102 tsa107 ta108|ツィ zi72 zzi90|ツェ ze80 ce86 tze102 tse107|ツォ zo85 zzo89 tso101|テ te71 tae83 the93 thae97
ティ ti50 ty71|テイ ta86 tei96 tai109 tay109|テル ter78 tel86 tell97 teru98|テン ten78 tem97|デ de64 dae81 tae91|ディ di54 dy70 de80
デイ da78 day97 dei104 de106|デス des86 dez105 ddes108 desz109|デュ du81 dew98 diu107 dieu108|デラ dela86 dera90|デリ deri83 deli88 del109
デル del71 der78 dell100|デン den72|ト t55 to63|トゥ tu68 to85 t86 tw97|トウ tou91 to100 toh107 towe108|トラ tra76 tla96 tru101
トリ tri79 toli96 tori99 try107 d108 trie108|トル tor87 ttle92 tru100 tle102 tre108 thor109 dtor110|トレ tre81 tra105 tar108 tlet109 tr110
トロ tro78 tolo93 toro96 thol102|トン ton63 gton85|トー to80 toh103 tau104 too106 taux108 tow108 teau108|ド d56 do65
ドゥ du70 da90 dou91 doo93 de97 tu98 d100|ドラ dra81 dora88 der108 dere109 ndra109 drum109 dla110|ドリ dri76 dori87 dria105
ドル dre97 der101 dle106 drew107 doer108 dar109 om109|ドレ dre79 dr100 drey108 dlae109|ドロ dro84 doro87 dolo101 delo109
ドン dong83 don83 tong95 dom106 den109|ドー do81 dor95 daw102 dow104 adow109|ナ na52|ナイ nai92 nei96 nay98 ni108|ナカ naka80|ナガ naga80
ナス nas79 nus98|ナム nam86 nham95 gnam106 num108|ナル nar83 nal97 naru105 nul108 enau108 eng108 unar109|ナー ner67 na89 nner89 nor93|ニ ni59
ニア nia77|ニエ nier89 nie92 anae108 gnie109|ニコ nico82 niko92 nich102 nyco108 nick109|ニス nis80 nice96 nnis101 nnes108
ニャ nya91 gna95 nja97 nia103 na108|ニュ new87 nu92 neu99 ne108 ny108 gne109|ニョ gno85 nho98 njo101 nyo107 egno108 no108 nio109
ニー ney76 ny81 nie84 ni85 nny87 nee95 nnie96|ヌ nu88 nwoo98 neu110|ネ ne64 nne93|ネス nes85 nez94 nnes105 nasu108 ne108
ネル nell81 nel84 ner90 elle94|ネン nen70|ノ no59|ノフ nov80 now85 noff101|ハ ha60|ハイ hei74 hi92 hai97 jai102 hy102
ハッ hut95 ha95 hat103 has104 hac105 hus109 hap109|ハラ hara79|ハル haru89 hal91 har93 hard96 hall98 chal109|ハン han76 hum91 ham92 hun102
ハー har75 her79 ha79 haa95|バ ba61 bu89|バイ by92 bay99 bi103 bahi103 bai107 vi108 bey108|バウ bau81 bow102 bou108
バッ bac97 ba101 buc103 bhat106 bab106 bu106 bak107|バラ bara87 vara95 bala98 burr108|バル bar79 bal80 val99 baru104
バン ban91 van99 bon108 ivan109 banc109|バー ber64 bur73 bar79 ver90 bir94|パ pa63|パス pas82 oy108 paz109|パッ pat90 pap96 pac98 pak104 puc108
パル par91 pal93 palu100 perl108|パン pan75|パー per72 pa92 par94 pur98|ヒ hi75 hui82 hee86 hil99 ghui103 ch104
ヒュ hu90 hew98 ghu102 hugh102 hue105 fu108|ヒョ hyeo72 hyo76 hyu76 hjo93|ヒロ hiro80|ビ bi71 vi101|ビア bia88 via98 bier109
ビョ byeo91 byu97 pyo105 pjo108 bjo108 bjoe109|ビン bin82 vin91 bbin108 bbyn108 bynn109 lpin109|ビー by81 bie88 bea90 bee98 bbie102 beat105 vy108
ピ pi71|ピア pia88 pear97 pier102 pee109 eare109|ピエ pie82 pje108|ピン pin85 ping102|ピー pe97 ppy98 pie99 pi99 pee108|フ f64 hu88 v89 ff92
ファ fa64 hwa83 ffa86 fe86 fu89 ghwa92|フィ fi60 phi77|フェ fe62 ffe90|フォ fo63 vo91|フラ fra74 fla92 fr104|フリ fri78 ffer100 frie101 fr102
フル ful92 furu98 khru105 four108 fruz108 full109 fru109|フレ fre77 fle93 fr100|フン hun89 hoon97 heun101 hum102 ghun107|フー hu86 hou98 fouq108
ブ b68 bu80|ブラ bra72 bla76 br83 blu99|ブリ bri71 br97 bry98 brit99|ブル bru81 ble89 broo91 bur93 bul96 br96 bl99|ブレ bre75 ble96 bra99 bl99
ブロ bro77 blo86|プ p73 pe95 pu102|プラ pla77 pra86 pr96|プリ pri80 pli100 pr101 puli109|プレ pre81 prez102 ple105 pr108 pret108 pl108 plea109
プロ pro78 pulo105|ヘ he78 hye82 hae86 e103|ヘイ hay85 hei88 ha89 hey92 hai107 heik109 augh109|ヘル her79 hel80 hell98|ヘン hen78|ベ be62
ベイ ba91 bay98 bail108 rbey108 bi109 vei109|ベッ bes99 bec101 bet102 ber107 boep108 beg108 boc109|ベリ berg87 beri93 bury108 bell108 beli109
ベル ber66 bel75 bell93|ベン ben80 ven108 bane108 benn109|ペ pe68|ペル per83 pel85|ペン pen83 pang108 pem110|ホ ho67|ホッ hop87 hof91
ホフ hof93 hoff98 khov104 chow107 jov108|ホル hol81 jorg103 hor103 holc108 holu110|ホン heon91 hong93 hun106 hon107 honc108 hom109
ホー hor84 ho85 haw98 hol100 ha102 hoh102 hoe102|ボ bo66|ボル bor84 bol100 bal102 bold104 boru109|ボン bong89 bon92 pong108 bbon108 vonn108
ボー bo85 bor97 boh98 ba100 bal102 bau104 baud108|ポ po69|ポラ pola82 pora104|ポー po93 por96 pau102 pol108 paw108 pou109 pow110|マ ma50
マイ mai90 mi91 may93 mei93 mhai108 mey109|マカ maka94 mca95 mcca98 mccu102 mcco108|マク mc72 mac80 mcc91|マス mas86 mus93 muth109 mesu109
マッ mc75 ma87 mac89 mat90 maz95 muc102 mas102|マラ mara85 mala99 ulla108 lina108|マリ mari73|マル mar69 mal87 maru92|マン man55 mann64
マー mar71 mer73 ma82 mmer85 mur95 maa96|ミ mi55|ミョ myeo83 myu89 myo93 mjo98 mio109|ミル mil83 mir94 mill101|ミン min75
ミー mi87 my93 mea98 mie101 mee102 mmi107 mmy108|ム m62 mu81|ムズ ms87 mes91 myss108 mus109 mbs110|ムラ mura78|メ me66
メイ may87 ma90 mei95 mai98 mej107 maho108 ume109|メリ meli87 meri92|メル mel82 mer85 mar104|メン men73|モ mo65|モア more82 ymor108 mour109|モト moto77
モリ mori81 moli105|モン mon68 mmon93|モー mor86 mo91 mau93 mal98 moh103 more107 mow108|ャー er83 r106|ヤ ya72 ja75 lla101
ヤス yasu87 jas101 jasu106 jaz109|ヤマ yama77 jama94|ヤン jan85 yan95 yang99 youn102 ian107 jen108 yann109|ヤー er84 jaa95 ya99 ja108 ers108
ュー ew96 u103 hew104 hieu108 ut108 uh109 rieu109|ユ yu87 ju89 yoo94 hu108 yous108 hul109|ユン yun83 yoon89 jun107
ユー eu92 yu94 you100 u101 ju104 joe108 ew108|ヨ yeo75 yo75 you81 jo93|ヨル yol94 yeol97 jor99 yul100
ヨン yong74 yeon80 youn92 jong92 yon101 jon101|ヨー jo86 joo102 yo110|ラ la55 ra56 lla75|ライ rei80 rai82 ry83 lei88 ly90 ri91 li96
ラウ lau79 rau94 lav103 rou108 raou108|ラス ras89 las94 raz97 rus99 rras99 olas102 llas104|ラフ lav90 rah94 law100 raff103 laff106 ruff109
ラム ram82 llum95 rham98 lam101 rum101 llam102 lum104|ラン lan71 ran78 rran92 ram96 lam96 rum98|ラー ler67 ller82 ra85 rer91 la93
リ ri54 li58 lli74|リア lia69 ria75 lea95 llia97|リエ rie89 lie95 rrie95 rier102 r105 rye105 riet108|リオ rio75 lio89 llio97 rrio104
リク rik92 lik92 ryk99 rich102 lig109 rgq110|リス lis87 ris87 llis89 rice95 liss98 isse102 lith102
リッ ri91 lli95 rit96 li100 ry101 ric105 rwic109|リナ lina87 rina91|リャ rya93 lja95 lla98 rja102 lia103 lya107 glia108
リュ ry93 ryu95 lu99 ru102 ryoo108 lyu109 rul109|リョ llo92 ryeo93 ryo100 ljo101 lho102 glio102 lio103
リン lin67 lyn84 rin85 llin86 ling91 line94 rrin95|リー ley67 ry71 rie77 ree78 ly79 lie79 ri80|ル l48 r58 le73 ll77
ルイ lui92 rui101 loui102 rg107 loi108 ruy109 rgh109|ルク rg74 luk99|ルス lus87 rs90 rus100 ruz105 luz108
ルズ les80 lds98 lls98 ls103 olls108 uls109 ells110|ルダ lda88 rda93|ルツ lz88 rz91 rtz106 lc107 ruth108 ulz109 urtz110|ルテ rte85 lte95 rthe109
ルデ lde90 rde91|ルト ld78 rt80 lt82 rd82 ldt95|ルド ld67 rdo87 ldo91 rd91|ルフ lf82 lph98 orf98 orff102 lv105 lfur108 lphe108
ルー ru81 lu82 rew89 roo93 reu100 lou102|レ le65 re69 lle88|レイ ra81 rei84 rey84 ray85 rai87 lay93 la97|レオ leo76
レス res81 les83 rres93 ress99 less100 reth103 lace104|レッ ret90 res95 re100 let100 le101 llet103|レル rel86 rell87 rer108 leru109 rele109
レン ren76 len77 llen93 rren95 lain104|レー le91 re98 ra98 ley101 lay102 ray105 lai105|ロ ro58 lo66 llo85
ロイ roy88 loy93 reu96 loi96 leu102 lloy109 reus109|ロウ ro85 low85 rou86 llow94 roh96 row97 raw98|ロス ros84 los90 roth95 ross101 loz109 loth109
ロッ lot96 ro98 rod98 roc101 rro104 llot106 rot107|ロフ rov83 row89 lov90 loff90 lof92 roff98 low99
ロン ron79 lom93 lon96 rom101 llon103 rhon108 aron109|ロー ro71 lau81 lo82 low88 row90 roh97 law98|ワ wa77 va99|ワン wan87 wein108 wang110
ワー wor90 war102 wer104 wur108 pet108 whar108|ン n36 ng51|ング ng64 ing88|ンゲ nge87 nghe102 ng109|ンコ nko82 nco96 enko101 ncho108
ンス nce81 ngsu95 nsoo107 ns108 ence108 ense108 gsoo110|ンズ ns75 nes88 nds96 ens98|ンダ nda79 nde108|ンツ nz83 ntz97 nts102 nc102 ntze108|ンテ nte83
ンデ nde84 nd105|ント nt78 nd81 ndt86 nto93|ンド nd63 ndo80|ンニ nni83 ni108 iska108 nny109|ンバ mba84 mber98 nbe108 nb109 mbi109
ンブ mb87 mbu106 umbu108 ab109|ンプ mp82 miro108|ヴ v90|ヴァ va57 wa73 ver81 we84|ヴィ vi55 wi67|ヴェ ve61 we80|ヴォ vo73 wo86|ー -51 r65 e66
ーク k85 ke86 rk99 ak102 rke106 rquh108 iks109|ージ si87 rgi91 rge91 age91 gi100 de104 j105|ース rth83 se101 eith102 ace106 eus108 asz108 ruth108
ーズ rs84 se87 es88 z95 s100 ies101 ez104|ーゼ se88 ese99 ze103 dse104 hse109|ータ ta85 ita99|ーダ da83|ート rt73 to84 t87 ate92 th97 d97
ード rd67 d81 do88 de90 ard94|ーナ na65 ina91|ーニ ni59|ーヌ ne78 na104|ーネ ne73|ーノ no63|ーフ f95 h102 orff102 oeuf108 riff108 eagh108 auff109
ーム m88 me91 oom94 hm105 emu109|ーラ ra81 la82 lla92 ara95|ーリ ri75 li81 lli100 rri103|ール r68 le81 l83 rd88 el88 rt89 ll90
ーレ le82 re86 rre97 leh104 in108 urai108|ーロ ro83 llo98 lo98 ero104 rero108|ーン ne77 hn91 an94 n97 un104 no106|ーヴ ve84 v95 phe108 amh108
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
א a35 e55 -63|אב av68 ab82 ib86 abb90 eev95|אג ag80 oug96 egge97 agg101 ege104 ug104|אד ad75 ed76 ada92 yad102
אה a80 e84 ah92 is93 it97 rea106|או o50 au60 u69|אז az81 za102 iseu104 oz105 yaz105|אט att87 at90 utt95 ut103 ett103 atta105|אי i54 e70
אל el54 al56 ell80 all82|אם am76 amm98|אמ am75 emm91 eme94 yam94 ome104|אן an58 ann86 ahn87|אנ an53 ann73 en82
אס as77 ass78 es90 is95 asse100 usse100 asz101|אק ak79 uck87 ack89 ues97 eck97 aqu97 ach99|אר ar54 er70
אש ash76 esch96 ushe97 asz99 eshe102 ish104|ב b46 be71 v73 ba75|בא ba65 bar88 bu93|בה be80 va83 bah95 ve99 eba100 eva101 vah103
בו bo55 bu65 bou76 b83|בי bi64 vi68 be86 avi88 bea90|בל bel71 bal78 bell82 bl85 bla88 wal95|בן ben83 ven85 van90 aban93 ban98 benn104
בנ ben72 ban84 bene87 benn92 bun97 bin97|בס bas86 bass93 ves95 bess99|בק beck89 bak90 becq97 buck97 back97 vak100 bach104
בר ber51 br58 bar64 ver77|ג g43 j56 ge65|גא ga87 aga90 gu96 egar104|גב gab81 gav93 egev97 qab104 gew104 gev104
גה aga92 ga93 ge98 guet104 gas104 ega104 gga104|גו go59 gu68|גי gi79 gui81 gib91 ggie97 ggi99 gue99 ghi100
גל gal77 gel78 gle87 gall90 egel92 gil94 egle95|גן gen78 gan78 agan90 qan99|גנ gen85 gan89 gene98|גר ger62 gar72 gr73 gre78 gra85|ד d39
דה da60 de82|דו do55 du73|די di61 dy87 da90 die91|דל del68 dal80 dall92 dela94|דמ dam83 dem97 deme103 dzm105|דן dan76 den76 dden93 adan104
דנ dan71 den77 dun97|דר der64 dar73 dre86 eder92|ה a42 h55 e63 ha70|הא ha64 hu82 ham91 har93|הו ho62 hu76 haw88 hou91
הי he66 hi67 ha93 hil94|הל hel84 hal88 hell91 hele93 hill104 hall104|הם ham85 aham90 ahim97 hm98 oham104 ehem104|המ ham79 hame100 aham102
הנ hen74 han81 hun93 hann96 hans102|הר her70 har70 haro96|ו o42 u49 w68|וא va72 wa75 ue89 u92|וב ov57 ow64
וד ud74 ude90 vad93 ood94 odd94 aude102|וו w57 v59 wa69 wo73 woo78 va79 ve79|וז ose78 uz83 us84 oz91 os94 ug97 ews97
וט ott78 otte89 oth94 oot102 utal104 wat104 vett105|וי vi63 wi69 we76 eu76 wei83 whi83 wil84|ול ul70 ol72 vale79 well80 oll82 wal84 all85
ום um73 om76 ome90 aume97 oom100|ון on46|ונ on63 un85 wen88 ven90|וס us62 oss79 -79 uss81|וף off83 uf93 ouf97 ov101 ophe104 op104
וק ock75 uk76 uck89 yuk94 ouk97 ook98|ור or55 ur68 ver77 wer79 ore81 our82|וש os85 usz93 oche103 yosh104 ush104 ois104 osz104
ות ut89 uth91 ot91 hes104 ort104|ז z60 s73 j75 je81 ge84 zh87 g88|זא za78 zee99 sa102|זה ze73 se81 za86 sa91 ese93
זו zo76 so83 zu84 soh94 esu98 zou100|זי zi73 si81 se89 sey90 zie90|זל sel82 zel84 zal90 esel95 zla98 zell99 sely104
זנ sen76 zen87 zan88 sne101 zag104|זק zak90 saac94 zek104 saks104 sach104 zequ104 zack105|זר zer83 ser84 zar87 azar95 sar96 zzar104
ח h83 ha86 cha90 ach92 che99 ch101 roer104|חא ha82 kha92 ja104|חו jo90 ho90 hu90 hos95 chav99 ju100 khou101
חי hi90 ha93 hay94 he97 cha100 chay101 hai103|חמ ham83 hame96 ahmo98 hama98 aham103 hem103 ahme104|חנ hann81 han83 hana87 chan92 ana94 en104
ט t41|טה ta63 te76 tta86|טו to54 tu80|טי ti65 tti86 te89 etti90 thi94|טל tal72 tel86 thal88 ttle95 tell96 tele99
טנ tan84 ten89 tten90 tenn99|טס tes88 tess90 ates93 tas100 atts101 ta104 c104|טר ter61 tter85 tra85|י i32 y44 e56 -61
יא ja70 e83 ya89 you93 jah99|יב iv75 ev81 eve83 ve86 yev92 eeve97 yav97|יד ied79 id86 de90 ade97 jad97 eed101 yad103
יה ia66 ya74 ja80 er80 yeh80 j82 iah83|יו jo70 yo72 ju73 ew79 yu82 you85 e85|יז is85 se92 ise98 eese100 iz100 uise101 sa104
יט itt79 ght82 eat90 te93 itte95|יי ei56 a57 ai65 ay67 y68 i73|יך ich77 ic104|יל ill70 il70 ille78 le79 eal92|ים im66 aum86 him92 -94 yam94
ימ yam86 jam94 im98 ejm105 imm106|ין in51 ine69 een78 ne78|ינ in56 een86|יס is80 ice80 ce83 iss85 ris87 jas95|יע ja83 yaa89 ya91 yae100
יפ ipp86 iff90 ippe93 pe100 japh102 joff104 yif104|יץ itz70 icz96 its96 utz97 ich100|יצ itz82 ic96 yitz98
יק ick70 ke87 ic92 ik92 ique92 wick97 yak98|יר jere90 erre91 yar93 jar94 jer98 jor99 ear99
יש ish76 ich100 ess104 yiss104 isz104 yasa104 yash104|ית it69 ith84|ך ech98 ch105|כ ch82 k83 ach102 acha104
כא ka88 chae88 kha103 khai104 hae104|כה kaha88 kha97 cohe97 ka99 chh101 coh103 kah103|כט cht82 chte82 echt89 acht92
כס ex82 eks86 eksa98 exa101 cas104 kas104|כר chr82 car82 cher82 kr89 kar100 char101 kere104|ל l36 le59 el66
לב lav80 lev82 law91 alva93 liv97 lew98 lva99|לד ld70 eld77 lde83 ald84 lad94|לה lla79 la79 le83 lah86 lle90 ella92 loh96
לו lo59 lu65 lev76 loup88|לי li48 ley63 ly70 lie76 le77 lli78|לן lan80 llen89 llan91 leen97 lene104|לנ lan73 llen91 leon97 llan99
לס les76 las84 less89 lass93 lez98 lles99 els103|לף lf83 lph89 elfe104 lphe104|לר ler63 ller79|ם m69 am91|מ m47 ma61 me74|מא ma58 me77
מג mag81|מד med83 mad89 made96 amed104 mid104 madd104 amad105|מה ma65 me82 ama89 meh92 omo94|מו mo54 mu63
מט met85 mett94 hmed97 ess104 meth104|מי mi51 me77|מל mel72 mal86|מן man53 mann65|מנ man68 men74 emen85 mann94 mena96 mman96
מס mes82 mas84 mess86 mace97 masa97 mose104 mse106|מפ mp83 emp92 amp94|מק mac77 mc78 mcc83 mack95 mck96|מר mar57 mer65 mmer76
ן n49 an65 en74 ne76|נ n41|נא na85 enel89 ene101 nna102 tnu104 dar104 anie104|נב nab86 nav88 enb89 nev94 enba100 anev104|נג ng54
נד and61 nd63 nad84 end88 ande88|נה na54 ne79 nna81 ana81|נו no56|נח nah93 nach94 nehe98 nech99 nch104
נט nt67 ant81 nata81 ent82 nat89 nett95|ני ni54 ani75 ney76|נס ns68 nes74 nce83 ens84 ness88 ence89 nas91
נץ enz89 nz90 antz93 ntz95 ance97 entz99 nze104|נק naka84 ank85 enk86 nk91 nak94 inka97 nche102|נר ner60
נת nat84 nath85 neta101 nth103 nta105|ס s34|סה ssa81 saha93 sah96 esia104 ass104|סו so70 su77 sou91 soo99|סט st54 ste73 sta82
סי ci78 si84 ssi88 cy88 sey89 essi92 c95|סל sal78 ssel83 cel90 cell96 sel98 asel104 slo104|סמ sam80 asm95 sama99|סן sen72 ssen87 sens97
סק sk78 -101 ski102 esc103 sky103 zequ104 rasc104|ע a72 e95 -99|עב ab78 abb95 ev102 eve105|עד ad78 ed94 id97 ade98 ede99
עו o75 u93 rav97 eu101 oz104|עז az89 eze93 aza98 ez98 eaza102 oaz103 azz104|עי i76 u97 ei97 aya98 e98 ee104
עמ am78 ema96 ama101 imma101 im103 om104 amm104|ער er80 or104 r104|ף f91 eff105|פ p51 f56|פא pa67 fa70
פה pe92 epe97 efa100 ppe103 ak104 faha104 feh104|פו po61 fo66 fu70 pol84|פט pet77 pat83 pete95 patt97 ught104 fts104 epte104
פי fi64 pi65 phi77|פל fel72 fl82 pel84 pal87 ple87 pple90 fle92|פנ pan89 fen93 ppen97 fann98 phan100 pr104 fana104
פס pass93 fac97 ppa104 fass104 pess104 fas104 aps104|פר fr65 per69 fra73 fer74 fre75 par80 far81|ץ ch74 c92 tz96 etz97 cz100 cs100 tch100
צ ch61 che74 cha82 z83 c83 ce86 cz87|צו tsu85 zo89 zu89 cu91 tu91 zuc93 tzu102|צי zi74 tzi84 ci89 cy102 tsi102 ze102|צק tsk84 ck91 tzk104
ק k43 c58 ka72 ke73|קא ka65 ca73 cu88 car94|קה ka69 ca74 ke75 kah93|קו co55 ko56 ku64 cu78|קי ki55 ky69
קל cl70 kel83 kal83 kell86 cla88 cle90 kle93|קמ cam83 kam87 came95 kame98 com104|קנ ken75 can85 kan93 cken94 kana97 kane98 koen100
קס x70 ax83 cas84 ex87 cass90 chs97|קר car67 ker68 kar75 cr82 cker89 kra91|ר r33 er55|רב rav80 rab87 rev91 reb94 riv95 raw96 en97
רד ard73 rad83 red86 rd89 rds94|רה ra58 re84|רו ro50 ru64|רז raz79 rez95 erez102|רט rett86 rth93 art100 rt101 urt102 rte103 urta104
רי ri49 re74 ry76|רם ram77|רמ ram83 rem89|רן ran84 ren85 ron94 rren100 rin100 rne100 rent104|רנ ren78 ran78 rena90
רס ers83 res90 erce94 ras94 ress97 rres100 rasa102|רץ ertz91 rtz95 arz97 retz100 erez104|רק ark90 rak90 rek93 rke98 rqu103 reck104 ed104
רת rat88 eret95 reth97 ruth100 rett104|ש sh54 sch56 s67 sha76|שה sha94 cha98 asha100 oses104 ozes104 shu104 cher104
שו sho80 schu81 shu86 shaw90 chou98 shou98 sj101|שט st62|שי shi61 si74|של shal87 chel90 sal92 shel96 schl101 chal101 herr104
שר sar81 sher82 shar89 char90 sra91 cher95 isra96|ת th69 t75 ath89 ta94 eath94 the95 oth97|תא the82 te97|תו to74 tho85 tu88 thu100 tav103
תי the82 ti89 tai91 thy93 thi100 tay100 att103
`,
  arabic: `
آ a75|آر ar73 aar89 oro96|أ a51|أب ab78 ap94 abb101|أر ar70 er90|أل al62|أم am77 ame93 em93 om101|أن an63 ann91|أو o58 u69 au84
أي ay83 ei87 iai101 e101 ayy101 ey101|إ e76 i85|إد ed81 id90 eddi101 ad101|إر er79 ir93 ehr101 ear101|إس es80 is81 esse101 s101
إل el74 il86 al93 ell95|إن in77 en78 enn102|إي i60 e64 ei86 ai87|ئي e84 i85 ei91|ا a32 -58|اء a79 aa84|ات att84 it94 at96 eti101 utto101
ار ar60 arr81|اس es84 ass85 as88 bos98 lace101 is102|اف av78 uff98 ev101 aff102 effi102 aw103|اك c79 ack81 ach85 ak88 uck95 eck101 cca101
ال al49 -55 el67 all78|ام am70 um92 umme94|ان an45 ann67|او o81 ow86 aw88 ou91 ev101 aus102 ae102|اي ei72 y75 i77 ie84 aj86 igh88 aye88
ای i86 a92 em101 y101 ye101 e101 io102|ب b44 p57|با ba53 pa61|بر ber60 br65 per77 bur81 bar81
بل bel81 bal83 ple97 ble100 pil101 bil101 bble101|بن ben78 bin91 bene94 benn94 aban95 pne97|بو bo59 bu64 po67 bou74
بي be58 pe65 bi70 pi73 by84 bu84 bea84|ة a67 ah94|ت t41|تا ta51|تر ter71 tter84 tur94|تز tz76 ze94 tzi94 tze95
تس c78 z83 ts84 t91 tz91 ates94 itz98|تش ch58 c82 cs87|تو to52 tu76|تي ti66 te66 tti81 tty87 ty89|ث th72|ثي the81 thy81 thi93 tthe97
ج g60 j68 ge87|جا ja64 ga70 jac90 ju91 jo93|جر gr77 ger81 jar93 gre98 jarr98 gger100 dsch101|جو jo72 ju74 go77 gu78 geo81 jou90 jaw90
جي gi65 ji67 ge68 je77|ح h76 ha79 vahe101|حا ha77 had98 ho100|حس hass83 hoss86 hasa88 has97 husa98 hus100 houc101
حم ham76 hma82 hamm90 ahma93 hama95 him96 humm101|حي hi86 hy95 hai98 ehhi101 hayy101 uhei101|خ kha83 kh92 kho95 ch97 khab101
خا kha78 ja85 xa91|د d39|دا da55 du80 do84|دة da76 dah99 heda101 deh101|در der66 dar87 dre95
دل del83 dal89 dil90 dele94 dell94 ro101 ddle101|دن den76 dun94 denn102|دو do55 dou85|دي de59 di59 dy76|دی di77 adi97 gy101 i101 odi101
ر r31|را ra48|رة ra75 orra101|رت rt77 rdt85 ri101 erts101 arte101 rot101 hert102|رد rd70 red91 ard98
رز ers78 rez94 arz95 mers95 orz101 raz102|رو ro51 ru63|ري ri50 re62 ry73 rri73 rie78 rey80|ری ri73 ry88 ari95 ori97 frey101|ز z56 s61
زا za60 sa82|زه zah85 se89 zoh90 ze93 zuha101 zouh101 ese101|زو zu71 zo78 zou93|زي zi73 ze81 si88 zai89 zei93 zay93 sie94|س s37
سا sa54 ssa82|ست st53 ste78|سل sal90 cel94 sel95 usli97 ssel97 szl99 stle101|سم sem88 sim90 sam94 sum94 samm101 cem102
سن sen72 son86 sun91 sin92 sinn97 ssne97 sens98|سو su59 so61 sso73|سي ci69 ce74 se76 ssi79 si83 sei85 sey91
سی si81 ci93 cey94 cj98 ssi99 sy101 sea101|ش sh59 sch68 ch78 s82|شا sha67 cha74|شر cher78 shar87 sher88 char94 shir101
شو shaw84 schu86 xo101 haud101 shau101 che101 shoe103|شي shi55 si76 chi79|ص s88|صا sa76 assa99|ط t84
طو to81 too92 ado101 tom101 taw101 tou101|ع a65 -90 o94 e94|عا a77 o101|عب ab66 oba96 abb96|عز az84 izz97 azz99 ezz101 uza101 ez101 ezza101
عل al73 el95 aal100 alla101|عي ai85 ayy97 ei100 nzia101 uya101 aee101|غ g51|غا ga59 gha86|غر ger77 gr77 gar92 gra93 gre94|غو go65 gu71 gow90
غي gi76 ge79 ghi87 gui89 gue94 ghai94 gyea101|ف f51 v62|فا va62 fa71 wa84|فر fr69 far73 fer76 ver81 fre83 ffer91
فو fu67 fo72 vo76 wo85 vau94 faw94|في vi59 fi63 ve67 wi76 fe80|ق k92 q94 qa95|قا ka87 qa88 gha92 ga95 qua101 kaa102|ك k48 c61|كا ka48 ca54
كر cr70 chr77 ker80 kar81 kir92 gre96|كس x74 kes89 ex89 exa91 eksa96 cks99 cz101|كل cl66 kel92 cla95|كن ken86 kin87 kan92 cne93 gan101
كو co55 ko56 ku61 cu75|كي ki51 ke63|ل l37|لا la55 lla75|لد ld79 eld80 lde89 mat101 ick101|لر ler77 ller86 rra101 lawr101 rr102
لف lph88 lf97 lphe101 ick101 olf101 llw101 leva101|له lah82 le92 ele97 leh101|لو lo63 lu67 llo84 lau86|لي li55 le60 ley69 lli71 lle78
لی li81 ley91 le93 ly94 lie100|م m39|ما ma42|مة ma74 mah89 meh95 hme96 matu101 imih101|مح mah77 moha84 muha88 meh89 maha98
مد mmad85 med90 mid94 mmed100 dou100 mada101 met101|مر mer75 mar84 mur89 mmer93|مل mal85 mel86 mil92 moll101 mmle101 mall101
من men78 man79 mun90 mon97 mmon101 amno101|مه meh86 mah88 ma100 ima100 mih101 muh101 me102|مو mo57 mu61 mou81|مي mi51 me65
می mi73 ami90 miy92 emi93|ن n31|نا na54 nna79|نة na85 neh90 una93 ne97|نت ent81 nte88 nat90 nt90 int93 nett94 onta101
نج ng84 nge88 naj91 najj97 nec100 gn101 ping102|ند nd67 nde82 nda88|نر ner72 nner88 wner100|نز ns71 nes88 ions101 bins101 niz101
نس nce78 nes86 nis87 ence90 ense96 lm101 ins101|نغ ng61|نو no57 nu81 nou83|ني ni55 ne73 ney77 nni81 nny81|نی ni71 ny89 nie91|ه h57|ها ha50
هر her83 har88 hir98 ehre101|هو ho63 hu73 hou84|هي hi61 he66 ha89|و o43 u51 w63|وا wa55 va75
وب ub88 obb98 lau101 roub101 avba101 ubbe101 oub102|وت ott78 wto94 utt101 ut101 otte101 uth101 wat101
ود ud79 oud81 odd89 aud90 ood92 wood94 wad94|ور or66 ur69 our77 ore83 war90 r91|وز ose83 ouz93 uz96 os98 aus99 ott101 vaz101
وس us67 oss83 os84 ous85 uss86 wiss94 wass94|وش ush87 oush89 vash90 os93 usz101 che101 oz101|وف ov68 ow73 off83 ove86 ovs91 ouf92
وك ock77 ook90 ouk93 awka96 uck96 awke96 lock98|ول ol83 ul89 ule91 aul92 wal93 will94 oll95|وم um78 oem96 oome100 llem101|ون on49 un78
وي wi64 we78 wei87 oui88 wy88 vi91 wel92|وی wi87 vi89 avi89 ving101 eue101 vie102|ى a98|ي i33 y47 e50|يا ya62 ja67 iya74 ija87 illa89
ية ia77 iya84 iyah88 iye94 iyya94 yah98 iah98|يت et80 ette82 itt83 ett85 ate86 te87 rett90|يج egg90 eg94 age99 aige101 waij101 aij101 teg102
يد ed85 it91 ead94 eed97 ide98 ied98 t100|ير er62 err85 ert90 ur91|يز ez81 iz87 es92 ise98 yes100 z100 eyes101
يس es72 ess78 is83 ice87 ace90 iss91 yce94|يش ich88 iche94 ych100 sh101 eish101|يغ ig89 igh94 igg97 egg100 eg100 egge101 eigh102
يف ev75 iff88 yev90 eph90 ive91 ephe91 ave93|يك ick72 ake87 eck91 ich95 icke95 yek99|يل el63 ell65 ill74 il80 elle80 eal86
ين en57 in57 ine68|يه er80 e87 et90 ee95 ei97 yeh99 zej101|يو yo73 yu75 jo78 ju79 you86 ew88 u89|َّ -74 a89 h90 b93 dj101 n101 s101
ِي i77 e88 ij101|ک k80|کا ka74 ca90 car101|ہ h96|ی i60 y80|یا ya80 ja89|یو ive87 yo91 eve97 yu98 nig101 ue101 ew101
`,
  han: `
一 ichi71 iti82 kazu91 it96 yi96 iss99 hi100|丁 din80 tin83 ding86 rtin94 ddin96 dine96 eddine96|七 shichi92 nana96
万 van75 wan81 ahue103 vanh103 wen103 wine103 wind103|三 mi72 san82 mitsu84 sa92 zou96 sabu99|上 kami77 ue78 gami85 uwa90 ami95 noue97 age97
下 shita79 shimo89 sita89 ga92 simo92 moto96 ge97|世 shi96 se96|丘 chu94 qiu96 cu96 ciu96 oka103 chur103 czu103|东 to80 dong81 don92
丝 s87 se96 ese96 ce103 th103 sie103|両 moro102|中 naka70|丰 fon86 fond96 fun103|丸 maru81 gan103 marui103
丹 dan83 da83 tan92 lta96 de103 dant103 tanda103|丽 ri71 li77|乃 no89 nai103|久 ku74 hisa80 kyu99 giu103 ik103 kyuu103
之 no96 yuki98 shi103 zhi103|乌 u65|乔 jo73 cho88 ccio89 gio92 geo95 jor97|九 ku100|也 ya85|亀 kame92|二 ni83 ji84 huta99 fut102 nii103 em103
于 yu96 jy103|云 yun93 wan99|五 go83 sa93 i98 itsu100 iga101 ika105|井 i64|亚 a50 ja73 ia79|亞 a94 ya96
亨 hen78 hun86 eghen103 hum103 akira103 hem103 chen103|京 ingeon103 jing103 kyou104|亮 makoto103 ryo104|人 uto95 ton103 to104
什 sh70 s81 che83 shi96|仁 ren96 ito103 hito103 jinda103|今 ima88 kon91|介 uke88 suke92|仙 sen96 ama103
代 de86 da88 yo92 shiro93 dai94 di96 siro102|仲 naka90 zhong103 nagag103|伊 i56 y67 e73|伍 woo78 v103 wu103|休 hu92 siu103 huw103 hue103 su103
会 hui96 aiz103|伟 wai100 wei101|伦 ren66 len79 lun85 llen86 lon92 ron94|伯 ber63 bur76 b83 bir89 bu89 bo90|但 da96|住 umi103 zumi103
佐 zo72 sa76 zzo78 tzo95|佛 for96 ver103 efer103|作 saku90|佩 pe60 per87 ppe89|佳 giya86 jia91 ka93 ja96 tya101 garde103 keis103
來 rai103 lai103 kur103|依 i99 yi103 yo103 uehl103 ig104|侯 cho103 hous103|俊 toshi93 jun95 tosi103
保 ho81 pau83 bo84 yasu93 jasu103 bul103 pa103|信 nobu88 xin103|俣 nomata103 mata103|修 iu95 ciu96 nobu103 ttheu103 yssea103 hue103 tiu103
倉 kura79 gura96|倫 lom103 tomo103 ren103|健 jian89 ken91 ke103|傑 jie92|像 nekata103 sou103|儒 ju92|優 masaru103 yu103|儿 el103 lle103
元 moto81 yuan83 gen103|充 chong103 mitsu103|先 ian103 mazus104|光 mitsu87 guang99 koh100 akira103 micu103 kou104|克 k48 c56 ck61 ke65 x70 ch71
児 iji103 ko103|入 iri93|內 uchi86 uti89 nai90 ne95 net99 nat103|全 quan96 zen103|兩 moriz103|八 ya81 hat102 ha103 hatsu103 hati105
公 gong96 masa103 tada103 ko104|六 m98 roku101 muk103 rok103|兰 lan63 ran64 land81 lam85|兴 sing100 xing101 chen103|其 qi94|具 tomo103
典 dian99 nori103 the104|兹 z63 ds87 tz90 zi91|兼 kane96 tomo103|内 ne54 uchi81 uti82|円 mado103|冈 gon95 gun96 gan103|再 zai103|农 non86 nun103
冠 guan94|冨 fu99 domi103|冬 dong103 to103|冯 fen96 von103 vonn103|冰 bing94|凌 ling93|凡 fan90 van103 ette103 vi103
凯 ke72 ka77 ca80 che87 kai87 kei89 cai92|凱 kai103 kei103|出 de83 ide91 izu96 i103|切 che71 ce79 tchel89 giri92 cze93 tche95 kiri96
列 le73 re86 lie92 lle95 li102 lech103 ulli103|別 b100|利 li51 lli64 ley71 le74 ri75 ly77|别 mbe103|前 mae86 zen103|剛 gang93 otaka103|劉 liu103
力 riki99 l103 chikar103 rrie103|加 ga56 gar79 ka81|助 suke96|努 nu73 nou83 inou96 anou103 nnoud103 no103 nau103|劳 lau73 rau79 law88 lo90
勃 b100 able103|勇 yong103 isa103|勒 le66 ler69 ller83 lle84 re86 lu89|勝 katsu89 masaru103 kachi103|勞 lau92|勢 se102 sey103|勲 xun103 isa103
匂 aga103 anii103|包 bao103 kane103 baue103|北 kita84 hou100 gita103 bei103|匡 tada103 quand103 masa103|十 to93 ra97 so100 dec103
千 chi81 sen97 se103 chiyo103|升 sheng96 masu103|半 iku103 nakaz103|华 hua94 ver103 ward103 uar103|卓 taku99 zhu102|单 shan94
南 nan74 minami84 nami91 mina92 na96|博 bo59 hiro82|卜 b85|占 ura96|卡 ka53 ca53 car72|卢 lu65 loo92 lou93
厄 u85 er95 ha101 ewel103 oeh103 eux103 ge103|历 lek90 lex98 le102 les103|原 hara66 ara79 bara82 wara96|及 gie103|友 tomo82 kutomo104|双 dou103
口 guchi80 kuti91 guti91 kuchi99 guto103|古 gu68 ko74 gou87 furu87 goo89 huru91 co95|句 gou96|可 co90 ko99 cole103 kan103 che103 eke103
史 s82 shi82 schi103 ofumi103 si103 sh103|右 you103 mi103|叶 ye89 je94 e102 kan103 er103 et104|司 ji84 shi91|各 ko91 co103 kak103 copo103
合 i103 hore103|吉 gi65 ji78 gui80 ge80 yoshi86 ghi86 gie89|名 na83 mei103 ming103|向 xiang100 muk100 mu102 saki103 mukano103 koh103
吕 lu102 ru103 urlu103 llu103|君 jun93 kimi103|吹 buki103|告 ori103 i103|和 wa86|咸 ham103|品 hin96|哈 ha61 har70 ja82 cha89|哥 cop103|哲 zhe91
唐 don87 ton96 kara96 ta103 than103 dow103|啓 hiro96|善 shan103 han103|喜 ki81|喬 che103|嗣 shi96|嘉 ka86 jia89 ga90
四 shi99 si101 yo103 yotsu104 yono104|因 in76 ine92 im96 ijn96 inn99 yn103 ye105|国 kuni91 koku96 ikoku103 guo103|图 tu68 tou82
國 guo98 kwok98 koku102 guni103|園 zono96 en99 sono100|圓 en94|土 to99 tuchi102 tuti103|圣 sheng89 san99 saint103|圭 kei94 gui96 gue96
地 ji81 chi85 ti96 zi100 -103|坂 saka73 zaka88 ban100 saki103|均 jun96|坎 can76 kan80 cam89 kam92 cham103 echan103|坚 jian103
坦 tan70 tein82 ta88 tam89 than96 tin96 ten96|坪 tsubo100 tubo100|垣 gaki86 kaki103|埃 e52 er79|城 ki86 shiro89 joh95 siro98 jo99 jou99 gi103
埜 no96|基 ki54 ky72 chi79 kee81|堀 hori85|堂 dou97 tang99|堅 ken96 gen103 kata103|堡 berg96 burg103 ger103|堯 yao89|場 ba85|塔 ta51 tta74
塚 zuka85 tsuka94 duka94 tuka98 uka99|塞 se61 sse73 ce73 ser88 s88|塩 shio99|増 masu87 mashi103|增 masu92 masi103 so103|士 shi92 ji96 sh103
壮 zhua103|壯 zhuang96|壽 shou96|夏 sha88 natsu91 ka92 char96 zar103 rtia103 schia103|外 hoka96 toz104 tono105|多 do54|夢 ame103
大 o69 dai81 oh82 oo88 ou91 ta92 hiro96|天 tian89 ama89|太 ta84 tai103 tyre103|夫 v59 w63 f65 ff71 o85
夸 cua96 qua102 rquha103 quag103 rquar103 quat104|奇 ch67 ci72 chi75 c76 cz80 che80 cci83|奈 na85 nai90 nei96 nay103 nnel103 ny103 ni103
奉 feng103|奎 qui82 cqu96 quin103 cue103 que103 qvi103 cre103|奥 o49 au75|奧 oku86 o88 au99 ot103|女 me96
妮 ni78 ne80 nie88 ny91 i97 nnea103 na103|妻 uma88|姆 m56 me82|始 shi99|姓 -60 ng79|威 wi70 wil89 wee92 vi94 we95 ve96 wel96|娃 va71 wa95
娅 a75 ja81 ya88 ia99 yah103 oia103|娇 jiao96|娜 na60 a74 ne81 nna88|婷 ting99|嫩 nen96|嬰 ying92|子 ko68 zi82|孔 con89 kun103 kong104|孝 taka103
孟 meng96|季 di83 ti91 jis103|孫 sun96 mago103|宁 nen72 ning81 nin99|宅 taku92 yake96 aka103|宇 yu83 u87|守 mor98 mori103|安 an55 a79 yasu82 en83
完 yuen103|宍 shishi103|宏 hiro92 hong95 ko101|宗 zong91 mu92 zon95 son103|官 guan99|定 ting103 din104|宜 nobu103|宝 takara103 bol103|实 shi96
実 mi97 mitsu103 makoto103 zane103 umi103|宣 xuan103|室 muro88 moro103 dai103|宮 miya72 nomiya89 gong97 gu100
家 ie88 ke89 ya91 jia95 ka98 ge101 be103|宾 bin82 pen100 ebin103 pian103 bi105|密 mi79 mid96 me103
富 fu76 tomi77 fou96 domi99 ful99 fue101 fur103|寒 samu103|寛 hir96 hiro102|察 ca96 atru103 tsa103 cha103 ta103 za103|寧 nen103 yasu103|寶 bao96
寺 tera81 ji96|対 tsui100|将 mas94|將 masa103|尊 son103|小 ko68 o70 xiao91 sa96|尔 l39 r42 ll64 le65 er65
尚 nao96 cham96 shan102 hisa103 chand103 chan103|尤 ju87 eu92 iu92 juu96 you99 yu101 yoo103|尻 siri103|尼 ni48 ny72 ney75 ne77|尾 o74
居 i99 goi103|屋 ya77 o99|展 nobu96 how103|山 yama61 san81|岑 zen92 sham103|岡 oka71|岩 iwa78 yuwa103|岳 take89 yueh103
岸 kishi96 gishi96 kisi99 an103|峯 mine99|峰 mine90|島 jima74 shima77 sima85 ima90|崇 chong103|崎 zaki74 saki75 aki88 mez103 zeki103 zagi103
崔 tre103|嶋 shima82 sima92 jima94 ima96|嶺 mine96|川 kawa63 gawa70 awa75|州 zhou103|巣 su99 isu103|左 zuo96 zeu103 za103|巴 ba54 bar72|巻 maki87
市 ichi83 iti97|布 b50 bu69|希 hi69 ch81 ki85 shi87 gi89 hea92 si92|帕 pa58 par84|帝 die103|帥 shuai96|席 ce103 cai103|常 tok103
幡 hata97 ha103 bata103|干 gan103|平 hira77 hei83 pin83 tai93 daira95 ira96 pei97|年 nian103|幸 yuki86 saji103 sachi103 koh103|幹 qian103 gan103
広 hiro80|庄 sho96 shou100|庆 qing103|库 cu69 ku72 cou83 kou87 coo90|庞 pon89 mpong103 ponz103 pent103|庫 ku96|庭 niwa100
康 con78 kon93 yasu96 can103 ko105|廉 lliam93 liam98 lhelm103|廖 nglia103 lly103 glio103 le103|廣 hiro87|延 yen95 en98 nobu99 jen100
廷 tin78 ttin92 dinh103 tiu103 tine103 thin103 tting103|建 jian96|开 che103 ca103 uquer103|弓 yumi92|弗 f60 ver77 v77 ve85 fer86
弘 hiro82 hong96 koh104|张 dsang103|弥 ya89|張 hari89 chang99 teo103|強 eqiang103|彌 ya99|当 tten103 dam103 can103|形 gata93 kata96
彦 hiko85 e103 yin103|彪 biao99|彬 bin97|彭 pen87 zpun103 ppon103 ppen103|彻 cher86 choe103 che103 ce103|彼 pe89 p101 pet104
征 sei103 isa103 zheng105|後 go86 aiato103|徐 xu103 hsu103|得 t89 de103 toku103 eld103 tak103 et105|從 cong103|御 mit99|徳 toku84 nori103
德 d44 de53 der66 rd73|心 koko103 sumi103|志 shi79 zhi87 si95 chi103 jyh103|応 ying95|忠 zhong94 tada99 chu103 makoto103|念 nian103|怀 wy92 whi103
思 th77 rth83 s94 es103 si103 siy103|怡 yi95|恆 kakig103|恒 heng92 tsune103 kore105|恩 n66 en69 ne73 an85 ane90
恰 cha94 ccia102 qia103 ca103 uccia104|恵 e96 sato103|惟 tada103 wei103|惠 whi102 hiharu103 our103 huit103 whil103|想 xiang103
愛 ai90 mana103 ei103|愼 shen103|慈 tzu103 ji104|慕 mu103 mua103|慧 hui92 akira103|慶 hing103|戈 go62|成 nari85 naru92 cheng95|我 ga92 wuuo103
戴 da86 day93 de94 di96 dej103 dai103|戶 to82 do88 nohe94 kod103 ko103|戸 to82 do83 be99 nohe100 oji103 toga103|房 fusa99|所 sho91 su103
手 te85 aa103 de103|扎 za64 zza87|打 uchi103|托 to54 tto81|扬 jan82 yan89 yang96 yann103 jon103 yonge103 jahn103|承 sing103|折 ori96|押 oshi92 on103
拉 ra46 la47 lla65|拜 be93 bi96 hai103 by103|拿 nap96|持 moti103 mochi103|振 zhen96|捷 te89 tier102 jie103 thier103 chuk103 ier103 ede104
措 tso100 zo103 tsou103|提 ti85 ty96 te96|摩 mo82 more95 mour103 omo103|撒 sa103 tha103|操 cao103|政 masa83|敏 min86 toshi93 mine98 sato103
教 jiao96|敦 dun96 atsu103 don103|敬 kei103|文 wen73 vin78 ven79 fumi92 man96|斉 sae103|斎 zai103|斐 fae96 fi103|斗 hakari103 ato103 oto103|斯 s32
新 ara80 nii81 sin84 shin85 xin92 ataras103 osin103|方 kata88 lphon102 fun103 lfon103 phon103 ho104|施 sch69 s79
日 hi90 uka94 rzy96 hik100 ge103 ri103 iri103|早 haya92 has103 sana103|旺 wan96 wa103 ven103 vang103|昂 on77 ang96 an100 ant103 onw103
昆 qui96 quen103 cun103 quin103 quan103|昇 sheng103|昌 masa86 chang93 chan96|明 min77 ming84 ake85 aki90 mine99 meen103 myn103
易 e96 is96 i100 y103|星 hoshi89 ssung103 ixing103 ei103|春 haru83 chun85 kas96 suno103|昭 aki91 haru92|昱 yu102 yus103|時 toki90|晃 akira101
晓 xiao92|普 p56 pp78 pou79 pe80 pu81|景 jing96 kake103|晴 haru86 ching103|智 tomo92 chi92|暁 xiao103 akira103 aki103 gyo103|暢 chang103|暮 gure103
曉 xiao96|曲 magari103 guma103|曼 man58 mann65|曽 so96|曾 so92 zen96 sone103|會 hui103 kai103 rie103|月 tsuki84 tuki96 uki97 zuki97 oto103 ber103
有 ari83 aru103|朗 ran89 rown92 ron93 rang96 long99 uren100 rou102|望 motiz103|朝 tomo96 asa103|木 ki64 gi80|未 mi96|末 sue92
本 moto67 ben75 hon84 be92|朱 ju71 giu85 shu101|朵 tal103|杉 sugi84 han103|李 li92 le97 ri103|村 mura66|杜 du70 dou89 do93 dhu96|束 sato103
条 jo99 joh104|来 ki93 lai96 gi103|杰 ge74 je74 ja80 j89 jay92 ger96 utje96|東 dong87 higash87 to88 azuma96 do98 azu103
松 matsu72 sson81 son85 matu85|板 ita90|林 lin67 rin70 ling80 lling81 ayashi85 lyn90 lim91|枝 eda88 gusa91|柄 gara103 heiz103 ez103
柏 ber99 bir103 wak103 eb103 le103 kasiwa103|查 cha73 char81 chu99|柯 col99 cro103 cor103 kir103
柳 yanagi88 yana89 yagi90 lju101 nagi103 riu103 yanaki103|柴 shiba101 chi103 chai103 shi103 schi103 siba103|柿 kaki90 gaki103 kakino103
树 shu96 ki103|栗 kuri82|根 gen72 gan78 ne80|格 g51 ge66 ger66|桂 gui103|桐 kiri92 giri103|桑 san69 sun92 kuwa96|桓 huan103 hwan103|桜 sakur103
桧 hi96|梅 me59 ume83 ma88 mer88|條 jou96 jo102|梠 ro103|梨 ri96 nash103|森 son62 sen62 ssen77 mori81 sson82|椋 ryo100 kura103|植 ue96|楚 chu92
楠 nan99 kus103|楢 nara103|業 nari103|楼 lou103|楽 aku99|榊 sakaki93|榎 e96 enoki103|榮 rong103 ei103|樂 ara99 aku101 le103|権 ken100
横 yoko86 yooku103|樫 kashi96 ken103 shi104|樹 shu93 agi103 gi103|橋 hashi82 hasi89 basi92|橫 yoko83 yoha103|櫻 sakura92|權 kon100 quan103
次 ji85 tsug103|欣 hin89 hi103 him103 isin103|欧 o80 ou93 irw103 oa103 eau103|歇 che96 icher96 chet103 ouchez103 she103 oucher103 cere103|歐 o96
正 masa78 zheng95 sho101 tada103|步 bu103|武 take84 vu96 bu96 mug103|毅 yi93 take103|毓 yuk101|比 bi62 by80 bea85 bie88 b88 vi92
毛 ge96 mau96 ke99 mao103|氏 -60 ng87|民 min99 tami103|気 ki96|水 mizu75 mi88 mina99 midu100 uzu103 sui104
永 naga74 yong92 ei99 e99 niga103 illon103 naka103|汀 tine99 tien103 tyn103 tin103 ding103|汉 han74 ha89 ham100 hen103 jan103 hum103|汗 gan103
江 e76 eno93 ko102 gan103|池 ike77 chi96|汤 than103 to103 thom103|沃 wo71 vo72 wa79 war85 wal89 wor90|沓 katu103|沖 oki92
沙 sha77 scha83 cha85 sa87 shar91 sche92 she96|沢 awa81 zawa83 sawa83|河 kawa76 gawa96 ko98 ka99 kaw101 uga103 gaw103
治 ji79 zhi103 se103 rgi103|沼 numa80|泉 izumi89 quan103 sen103 chan103|泓 hong96|法 fa65 far87 ffa89|波 po65 bo77 por84 nami86 pol91 ba91 ppo94
泰 te70 ty83 tai84 tei89 ta92 tel94 the94|泽 ze72 zer92 se94 ser95 rze95 dze99|洁 ger103|洋 hiro93|洗 rai103|洛 lo54 llo71 ro76
津 zu80 tsu81 tu87 zin93 du100 ji103 zirn103|洪 hon98 hong100|洸 akira103 kos103|派 py96 pec103|浅 asa84 aza103|浜 hama81|浦 ura83
浩 hao92 hiro93 kou100|浪 nami92|海 hei77 he83 kai86 umi86 ha86 mi89 hel93|涅 nie85 ne87 gne101 rgne103 ie104|润 run96|淑 shu94
深 fuka89 huka96 hen103 sin104|淳 chun103 jun103|淵 buchi96|淸 sei93 sumi93 shin104 kiyo104|淺 asa89|添 zoe103 soe103
清 kiy92 sei92 kiyo93 qing96 shi103 kijo103|渕 buchi96 buti99 fuchi103|渡 wata89 to94 do103 watari104|渥 aku103 waku103
温 win77 wen78 we103 wien103 wyn103 hum103 wine103|湊 minato96|湛 zhan96|湯 yu96 ju103 yuu103|満 mitsu92 mitu103 man103|源 gen99|溝 mizo96 miso103
滋 shige103|滑 sube105 name105|滕 ten77 tten92 tem103 aten103 tenn103|滝 taki96|滨 hama96 bin103|漢 han99|潘 pan82 pa99|潤 jun96 run96 heon103
潮 chao96|澄 cheng99 zumi103 sumi103|澤 sawa70 zawa73 awa87 ze89|濃 no96|濟 ara103|濤 tao99|濱 hama89|瀧 taki96 take99 taka102|瀨 se74 eya103 uze103
瀬 se70|火 bit103|灵 ing103 rane103 rling103|灿 can103 tsan103|烈 rey93 ree96 re97 arle105|热 ge82 ger96 jeh103 jen103 se103 ra103 gen103
焦 gio96 jiao103 ggio103|然 ran100|煒 wei93|照 teru92|熊 kuma91 guma103|熱 ata103|燕 yan103|爪 tsume100|爱 e83 ai93 ei103
爾 r82 l84 er99 ll100 ji100 ni103 yle103|片 kata86 gata103 kaku103 hen103|牛 ushi89|牧 moku103 maki103|特 t42 te57 ter63 tt66 tte72|犬 inu99
狩 kou103|猪 ino96 i98|猫 neko103 oro103|猿 en103|玄 haru103|玉 yu96 tama99 mi103|玛 ma65 mar93|珀 per80 pper89 pur103 pear103 poin103
珊 san94 shan96 zan103 anne103|珍 zhen96 ja96 jen100 jea103|珠 zhu103 tama103|班 ban82 pan99 bain103 bam103 ba103
理 ri96 rys103 rley103 rie103 liq103|琦 qi96|琪 qi103 kia103|琳 lin85 rin88 elyn89 line92 rine93 ine93 li96|琴 chen94|瑙 nau93 nauk103 rnau103
瑜 yu99|瑞 re83 rui84 ri85 ary96 r100 ruei101 sui103|瑟 ser88 sser89 sse89 tha89 th89 ther90 cer96|瑪 ma92|瓊 jon103 qiong103|瓜 gua89 guwa103
瓦 va58 wa70|甁 hei103 keme103|甘 gam86 gan90 ghan103 gun103 rga103|生 o81 u84 nama89 iku90 sei91 ki92 i96|甫 v101 ofu103|田 da56 ta59
由 yu96 you103|甲 jia103|申 shen90 ayn103 ssion103 sch103 shin103 schin103 sin104|男 o83|町 machi103 chou103|畑 hata85 batake96 bata97 hatake103
畔 han103 aze103|留 ru96 dome99 liu103|畠 hata91 hatake103 hana103|略 llo89 lio103|疋 hiki103 hi103|登 den68 don87
白 sira87 shiro89 shira92 bet100 beth103 ma103 haku103|百 momo96 kud103 yur103|皮 pi65 pea89 ppi89|盖 ga86 gay87 gai92 ge94 ger96 gey98 ghe103
盛 mori92 gsheng103 sakaru103|盤 ban103 iwa103|目 me82|直 nao85 zhi103 naoshi103|相 sang99 sou100 saga103 aik103 xiang104|眞 ma92 zhen96 shin99
真 ma81 shin99 sin103 zhen103|睦 mut99|矢 ya82|知 tomo92 chi93 sato103|石 ishi77 isi88 aishi102 esh103 iji103 iwa103 goku103|砂 suna96|破 ole96
磯 iso89 sono103 iwa103|祐 you103 hiro103|祖 zu87 zur95 cheu103 so103 zzu103 emczu103 su104|神 jin89 kan92 kami93 ko100 gami102 kashi103 shin103
祥 xiang96 sho103|禄 ru103|福 for75 fo77 fau86 fuku87 huku90 ffor90 fu99|秀 hide85 xiu93|秋 aki92|科 ko54 co58 cor78|秦 hada96|程 hodo103|稗 hie96
種 tane99 iro103 zhong103|稲 ina84 ine103|稻 ine88 ina96|穂 ho99 minoru103|穆 mu67 mou87 moo92|穎 kai103 ying103|穴 ana92|空 sora103|窪 kubo96
立 li99 tat99 tate103 llik103|竜 ryo103 ryuu103|章 haru92 aki99 akira103 chong103|端 duan99 bata103 bashi103 be103|竹 take75 takeno101|笑 xiao96
笛 fue103|笠 asa96 kasaw103 gasa103|笹 sasa86 zaki103|筑 zuki103 ju103|策 tze89 ze92 tzer102 tse103|简 jane103 jen103|管 guan99 ka103|築 tiku105
篠 sino96 shino103|米 mi53 me82|粕 so103 nuka103|粟 awa96|糸 ito92|納 na96 no97 ne103 ner103 o103|純 jun95 chun103 ju103 sumi103|紗 sa89|紙 kami96
素 sse103|索 so64 sso76 zo89 thor93|細 hoso92 sai103|結 yui105|維 wei92 vid103 wit103|綿 men103 wata103|織 ori99 oru103
约 jo75 yo81 io86 jor95 o100 nyo103 eux103|纳 na51 ner67 ne75|纽 niu96 ue96 nyu100 nu103 daniu103 iu103 nho103
绍 schau96 thout103 chot103 sauk103 essau103|维 vi53 wi67 ve70|缇 triar103 tti103|缪 mu95 amue96 mi103|罕 ha96 han96 hu103|罗 ro47 lo75
羅 ro88 luo99 rol103|美 mi72 mei86|群 mure103 un103|義 yoshi93 shi103|羽 ha91 hane96 wa102 haka103 yuq103 iwa103|羿 ngi103 yi103
翁 on85 one100 onw103|翔 sho99 xiang103|翠 cui96|翰 han96 ha103 an103|耀 ya103|考 cau87 co93 ka96 cour96 kau96 cao103 kow103
耶 ye74 e74 er76 je80 yer89 ille90 ie93|聞 wen96|肖 shaw91 sho91 scho102 scio103 shaun103|肥 hi100
肯 ken73 cken94 con96 kem96 kin103 kken103 ike103|胜 sheng96|胡 hu83 ju89 hou94 hoo96 eju104|能 no103 nen103|脇 waki87
腾 ten103 tten103 teen103 tern103|至 chih103|與 ata103|興 oki96|舍 sche100 she103 cher103 sjoe103 sha104
舒 schu85 schuh92 shu95 sch103 uschu103 shue103 su103|舟 funa100 zhou103|舩 funa96|航 hang103|船 funa103 bune103
良 ra89 yoshi94 liang101 masa103 ryan103|色 ae103 iro103|艾 a74 e78 ai79 ay82 i89|芒 men96|芙 f96 v99 w100 vel102 ffa103|芦 asi99 ashi103
芬 fen86 ven89 fin92 effen92 fan97 pfen103 ffin103|芮 rui93 hrey103|花 hana86|芳 yoshi86 fang91 yosi103 ha103|苏 su69 sou84 so89
若 ruo83 waka86 jo89 wakab103 jor103|英 in86 hide90 ei103 yn103|茂 shige96 mode103|范 fan86 van89 pham103 va103|茜 akane103 hi103 thie103 ie103
茨 tz70 ts81 z81 c88 tts96 rtz97|茲 lds103 z103 ads103|茹 r103|草 kus99 kusa103 kusasa103|荒 ara99|荣 jun93 rong94 isa103
莉 li71 ri82 lly86 lie89 ly95 ley96 rlee96|莊 zhuang103|莎 sa77 sha86 za93 ssa96 tha103 zse103 shar103|莫 mo57|莱 le55 lle78 la79 lai81 re82 ly83
莲 li103 ien103|菅 sug95 suga98 suge103|菊 kiku93|菜 na90 ano103|華 hua101 ha103 art103|菲 fi67 fie76 fe81 phi89 fy93 fei96|萊 lai103 la103 rl103
萌 eng103 mo103|萝 uelo102 elo103|萨 sa53 za74 ssa79|葉 ba97 has103 yeh103 hag103|葛 g103 katu103|蒂 ti55 tti70 ty80 thi80|蒔 toki103
蒙 mon68 mmon89 mun92|蒲 gama96 gam103 kaba103|蓉 rong92|蓬 yomogi103 phong103 bhon103|蓮 hasu103|蔚 wei96|蔭 kage96 hi103|蔵 kura97|蕙 hui96
蕾 lay96 re99 la103 ret104|薙 abi103|薛 xerxe103|薩 sa88 sar103|薮 yabu99|藍 ai103|藏 kura97 gura103|藤 fuji76 huji83 to87 tou87 toh90 do91 doh91
蘇 su103 suh103|蘭 lan96|虹 hong96|蛭 hiru103 mu103|行 yuki87|衛 e99|衣 e103 kinuk103 kine105|袖 sode103|袴 koh103 hoko103|裕 hiro92 yu96 yuu105
西 si55 ci66 ssi72 nishi75|見 mi77 jiann103 jian103|覚 gio93|觀 guan96|角 kaku91 umi94 sumi99 kado100 tuno102 suno102 tsuno104|訓 xun92
設 ser103 sag103|詹 jan87 gian92 giam103 jen103 jay103|誠 sei96|諾 no88|让 gent103 jan103 an103 jean103|诗 shi96 isl103|诚 sei103|诺 no52 nor82
谢 se87 she90 che92 sze95 sha96 cher103 cheux103|谷 ya66 tani67 dani80|豊 toyo90 tog103|豐 toyo103|豪 hau82 hao89 hault103 how103
貝 kai99 be103 oenber103 gai103 bett103 ben103|貞 sada96|貫 kan90 nuki96 nuku103|貴 taka103|賀 ga81 ka82|賈 gar103 ju103|賓 bine103 ebing103
賢 ken100|贝 be56 ber70|贞 zhen103|贡 gon92 gun92 ugo103|贤 ken103|贵 gui93|费 fe71 fer80 fi92 fei92|贺 he103 kag103|贾 ja69 gia92 jah96 jaa96 ju99
赖 rei85 ry89 ri90 re91 wrigh92 righ96 rie96|赛 sa83 se90 cy93 say94 ce102 reas103 zai103|赞 zan83 zam96 zzan103 zangen103 zin103 zine103
赤 aka81 seki89 akab103 c103|赫 he73 ch73 h75 her83 ge89 cher91 hu93|越 koshi89 goe92 goshi94 koe94 kosi94 etsu100 etu100
路 lou88 ji99 ro103 miti103 lew103|軍 jun96|軒 xuan92 hin100 hsuan103|載 zai96|輔 suke96 fu103|輝 ki94|輪 oha103|轩 xuan91|载 ze103 zai103
辛 sin80 cin85 sim93 szyn101 si102 xin103 ssing103|辰 che103 tatsu103 tat104|農 nong103 nnon103|辺 hen103 nabe103 be105|辻 tsuji89
込 komu103 ko103|达 da53|迈 mai85 my85 me89 mei92 mi95 meye96 mic101|近 chika99 kon103 nii103 gon103 kin103|连 ren96 len97 lca103|迦 ga103 ckar103
迪 di57 dy76 de78 die81|迫 saku100 semari103|逊 son92|通 tone96 ton103 michi103 tun103 tonen103 tunca103|逢 ai96|連 len103 lian104|進 jin103|逸 yi97
道 do89 dol96 dau103 moto103 preac103|達 dia103 date103 da103|遠 tou99|邁 mai103 maye103|還 huan96|邊 be83 nabe103 nobe103|邑 mura103
邓 dun103 den103|那 na77|邦 bon84 bun96 bang100 ban103 baun103|郁 kaoru103|郎 ro83 rou85 roh93 lan103|郡 gun103 mure103
部 be75 tori99 mega103 uchi103|郷 ngo103 sato103|都 tsu90 bdul102 ato103 tew103 ndu103|鄕 xiang103|酒 sak94 saka103|醍 ta103 tai103|采 ze103
里 ri44 li66 ry67 rie71|重 shige84 chong99 sige100 ju103 ble103 ez104|野 no59 ya86|金 kin70 gin84 kane88 king89 kana90 jin94 guin96
釜 ama103 kama103|鈴 suzu99 rin103|銘 ming88 me103|鍋 nabe96|鎌 kama96 kane103|鎮 zhen96|鐵 tie103|鑫 xin96|钟 zhong100|钦 cin96 chin100 nchi103
钧 jun93|钰 yu93|钱 chan92|铭 ming90 ing103|锡 si95 ssi103|長 naga77 osa93 chang98 cho101 ha103 osamu103 niga103|門 mon99|開 kee103|閑 ka103 zeki103
間 ma74 hazama103 ai103 haza103|関 seki85 zeki103|關 seki91 zeki93 kan97|门 men73|阪 saka86 zaka103|阳 yang93 ang96 yeung103|阿 a44|院 in99|陰 yin103
陶 ta96 tao96 su103 dau103 tau103|陸 riku105|陽 ang89 hin103|隆 lon80 ron85 llon93 lom96 lone96 long96 lum101|隈 kuma103 sumi103
雄 o85 yu102 chon103|雅 ya74 ja78 masa86 -95 jan100|雙 zha103|雨 yu96|雪 xue103 shir103 yukis103|雲 yun90 kumo103 umo103|雷 re51 ra77 ray77 rey80
霍 ho63 hol91 hal92|霖 lin96|霧 kiri93|露 lu103|靑 ao96|青 qing92 ao99|靜 jing103 shizu103|韋 we96 weh103|韜 tao99|韦 ve70 we74 wel84 wa87 ver89 wei90
音 oto96|須 su86|頓 ton92 ten103 gton103|頭 gami103|顿 ton63|颖 ying96|風 aza103 feng103|飛 tobu103 fei103|飯 ii89 han103|飼 i103 ga103
養 gai96 yang103|館 date96 tate96 kan103|首 shou103|香 ka81 kou100 kaori103 cha103|馬 uma85 ma86 ba89 mma103|駒 koma93 goma103|駿 aki103 sur103
马 ma48 mar71|骏 jun96|高 taka69 gau89 go96 kou97|髙 taka93|鬼 oni90 ki92|魏 we103 wei103|鮑 boo103|鲁 ru61 lu74 rou81 roo84 reu89
鲍 bau85 ba91 bo93 baue95 po103 powe103 bou103|鳥 tori81|鳴 naki103 narus103|鶴 tsuru88 haw103 turu104|鹏 peng96|鹽 shio90 sio99|鹿 shika89 sika103
麗 li95 rei103|麦 mc73 m76 ma80 mac91 mer96|麻 asa92 aso103 -103|黑 kuro85 hai92 he96 ret103 ch103 hei103 guro103|黒 kuro88 uro103
默 mer75 me83 mmer87 mur92 dme103 meeu103 oomer103|黛 de94|齊 qi103 sei103 sai103|齋 zai103|齐 zi70 zzi86 ci93 chi95 zy96|齡 ling96|龍 long93
龙 ron81 long93 rom103 run103 rone103 tot103 lund103
`,
};
