import type { LanguageTerms } from '../language-terms.js';

/** Turkish. Offences after the headings of the Türk Ceza Kanunu (5237), MASAK's guidance and court reports. */
export const TURKISH: LanguageTerms = {
  offences: {
    organised_crime:
      'suç örgüt*|örgütlü suç*|organize suç*|mafya*|çete*|çıkar amaçlı|suç şebeke*|silahlı örgüt*|kartel*|tefeci*',
    terrorism:
      'terör*|terörist*|bombalı saldırı*|canlı bomba*|intihar saldırı*|fetö*|pkk*|deaş*|ışid*|ergenekon*|balyoz*|darbe girişim*|cihatçı*|bombacı*|bombalama*',
    human_trafficking: 'insan ticaret*|insan kaçakçı*|göçmen kaçakçı*|zorla çalıştır*|köle*',
    sexual_exploitation:
      'tecavüz*|cinsel istismar*|cinsel saldırı*|cinsel taciz*|taciz*|tacizci*|çocuk pornografi*|fuhuş*|fuhşa*|istismar*|sapık*',
    drugs: 'uyuşturucu*|eroin*|kokain*|esrar*|metamfetamin*|bonzai*|torbacı*|captagon*|narkotik*',
    arms: 'silah kaçakçı*|ruhsatsız silah*|kaçak silah*|silah ticaret*|mühimmat*',
    stolen_goods: 'çalıntı*|suç eşya*',
    corruption:
      'yolsuzluk*|rüşvet*|zimmet*|irtikap*|görevi kötüye*|görevini kötüye*|nüfuz ticaret*|kayırma*|ihaleye fesat*|usulsüzlük*|haksız kazanç*|hortum*',
    fraud:
      'dolandır*|sahtekar*|sahtecilik*|hileli*|hile*|saadet zincir*|vurgun*|sahte fatura*|naylon fatura*|güveni kötüye*|aldat*|dolandırıcı*',
    counterfeit_currency: 'sahte para*|kalpazan*|parada sahtecilik',
    product_piracy: 'sahte ürün*|korsan kitap*|korsan cd*|taklit ürün*|kaçak içki*|sahte içki*',
    environment: 'kaçak avcı*|kaçak avlan*|çevre kirli*|kaçak kazı*|tarihi eser kaçakçı*|zehirli atık*',
    murder:
      'cinayet*|katil*|öldür*|katlet*|katliam*|kasten*|yaralama*|bıçakla*|suikast*|silahlı saldırı*|saldırgan*|darp*|darbed*|kundak*|boğarak|infaz*|adam öldürme*|linç*|dövdü*|dövül*|vurarak|saldırı*|ateş açan*|şiddet*',
    kidnapping: 'kaçırıldı|kaçıran*|kaçırma*|rehin*|alıkoy*|fidye*|adam kaçır*|hürriyeti*',
    theft: 'hırsız*|soygun*|soyguncu*|gasp*|çaldı*|çalan*|çalma*|yağma*|kapkaç*|soyan|soyup|çalın*',
    smuggling: 'kaçakçı*|kaçakçılı*|kaçak sigara*|kaçak akaryakıt*|gümrük kaçak*',
    tax: 'vergi kaçır*|vergi kaçak*|vergi usul*|vergi cennet*|vergi suç*|vergi borc*',
    extortion: 'haraç*|şantaj*|tehdit*|fidye*|senet yağma*',
    forgery:
      'sahte belge*|belgede sahtecilik|evrakta sahtecilik|sahte kimlik*|sahte pasaport*|sahte diploma*|sahte evrak*',
    piracy: 'korsanlar|deniz haydut*|gemi kaçır*',
    market_abuse:
      'manipülasyon*|içeriden öğrenen*|içeriden bilgi*|bilgi suistimal*|piyasa dolandır*|şike*|teşvik prim*',
    money_laundering:
      'kara para*|karapara*|aklama*|aklad*|para akla*|paravan şirket*|suçtan kaynaklanan*|suç gelir*|kayıt dışı para*',
    sanctions:
      'yaptırım ihlal*|yaptırımları del*|ambargo*|mal varlığı dondur*|malvarlığı dondur*|kara liste*|ambargoyu del*',
    proliferation: 'kitle imha*|kimyasal silah*|sarin*|nükleer kaçak*',
    cybercrime:
      'hacker*|siber saldırı*|siber suç*|bilişim suç*|oltalama*|fidye yazılım*|hacklen*|telekulak*|yasadışı dinleme*|usulsüz dinleme*',
    war_crimes: 'savaş suç*|soykırım*|insanlığa karşı*|işkence*|insanlık suç*|etnik temizlik*',
    regulatory:
      'idari para ceza*|rekabet kurulu*|tekel*|ruhsatsız*|mevzuata aykırı*|usulsüz*|yasa dışı*|yasadışı*|kaçak yapı*|izinsiz*|ihlal*',
    unnamed:
      'suç|suçu*|suçun*|suçla|suçlar*|suçtan|suça|suçunu|suç işle*|cürüm*|sabıka*|firari*|casus*|vatana ihanet*|casusluk*|suçlu*|hükümeti yıkma*|anayasal düzen*|hakaret*|vandal*',
  },
  stages: {
    suspected:
      'şüpheli*|zanlı*|soruştur*|iddia ed*|iddiası*|suçlan*|suçlama*|aranıyor*|aranan*|yakalama karar*|arama yapıl*|arama karar*|ihbar*|ifade ver*|ifadesi*|suç duyuru*|hakkında inceleme*|iade*|suçladı*|suçlayan*|karıştığı*|adı karış*|skandal*|firar*|fezleke*|suç örgüt*|rüşvet aldığı|hakkında dava|hakkında soruşturma|suçundan',
    arrested:
      'gözaltı*|tutukla*|tutuklu*|yakalandı*|yakalan*|cezaevine gönder*|cezaevine kon*|nezaret*|operasyonla|enselen*|cezaevinde|tutukevi*|derdest*',
    charged:
      'sanık*|dava|davası*|davada*|davanın|davaya|dava aç*|iddianame*|yargılan*|mahkeme*|duruşma*|istemiyle|yargıla*|hakim karşısı*|savcılık*|savcılığı*|istenen|yargıç karşısı*|yüce divan*',
    convicted:
      'hapis ceza*|hapse*|mahkum*|mahkûm*|hüküm giy*|suçlu bul*|müebbet*|cezaya çarptır*|cezasına çarptır*|ceza aldı|ceza alan|ceza verildi|yıl hapis|idam*|suçunu itiraf*|itiraf*|cezası onan*|hükümlü*|cezası verildi|hapis yat*|hapiste|cezaevine girdi|hapis',
    sanctioned:
      'para cezası*|yaptırım*|el kon*|elkon*|müsadere*|ihraç ed*|görevden al*|görevden uzaklaş*|men ced*|men edil*|açığa alın*|dondurul*|kapatma ceza*|lisansı iptal*|kayyum*|sınır dışı*|disiplin ceza*|meslekten ihraç*|ceza kes*|kara listey*|ceza verdi|ceza uygula*|menetti',
    acquitted:
      'beraat*|aklan*|takipsizlik*|kovuşturmaya yer*|tahliye*|serbest bırak*|suçsuz*|masum*|dava düş*|davanın düş*|aff*|affed*|affet*|bozdu|bozuldu|berat etti',
  },
  negations: 'değil|değildi|yok|yoktu|hiç|hiçbir|yalanla*|reddet*|reddeden|asılsız|inkar|kabul etmed*',
  bystanders: {
    prosecutor: 'savcı|savcısı|savcının|başsavcı|başsavcısı|cumhuriyet savcısı|cumhuriyet başsavcısı|iddia makamı',
    judge: 'hakim|hâkim|hakimi|yargıç|yargıcı|mahkeme başkanı|heyet başkanı',
    official:
      'başbakan|başbakanı|cumhurbaşkanı|bakan|bakanı|başkanı|başkan|milletvekili|vali|valisi|kaymakam|müdürü|genel müdürü|genel başkanı|başkan yardımcısı|genel başkan yardımcısı|sözcüsü|sözcü|emniyet müdürü|general|orgeneral|korgeneral|albay|büyükelçi|büyükelçisi|senatör|belediye başkanı|müsteşar|müsteşarı|rektör|rektörü|profesör|prof|uzman|genel sekreteri|kral|kraliçe|komiser|genelkurmay başkanı|meclis başkanı|lideri',
    journalist: 'gazeteci|gazetecisi|muhabir|muhabiri|yazar|yazarı|köşe yazarı|genel yayın yönetmeni|editör',
    lawyer: 'avukat|avukatı|av|müdafi|vekili|avukatları',
    witness: 'tanık|tanığı|görgü tanığı|komşu|komşusu|müşteki|gizli tanık',
    victim: 'mağdur|maktul|kurban|kurbanı|merhum|ölen|hayatını kaybeden|şehit|öldürülen|mağdure',
  },
  harmed:
    'öldürüldü|öldürülen|hayatını kaybet*|yaşamını yitir*|kaçırıldı|kaçırılan|bıçaklandı|bıçaklanan|vuruldu|vurulan|tecavüze uğra*|saldırıya uğra*|suikaste|darp edildi|darp edilen|dolandırıldı|dolandırılan|ölümü*|cesedi*',
  harming: 'öldürdü|öldürdüğü|öldüren|öldürmek*|bıçakladı|bıçaklayan|vurdu|kaçırdı|tecavüz etti',
  accused:
    'şüpheli|sanık|zanlı|tutuklu|hükümlü|firari|katil zanlısı|katil|terörist|dolandırıcı|hırsız|mafya lideri|çete lideri|örgüt lideri|elebaşı|örgüt üyesi|tutuklu sanık|tutuksuz sanık|sanıklar|şüpheliler|uyuşturucu baronu',
  figurative: 'kalp krizi|ateş topu|katil balina*|gol katili|dava arkadaş*|zaman hırsız*|ceza sahası*|ceza alanı*|şut*',
  speaking:
    'söyledi|dedi|diye konuştu|açıkladı|belirtti|ifade etti|kaydetti|vurguladı|konuştu|bildirdi|dile getirdi|anlattı|ekledi|savundu|eleştirdi',
  unrelated:
    'futbol*|maç*|lig*|gol*|teknik direktör*|şampiyon*|turnuva*|antrenör*|olimpiyat*|film*|sinema*|konser*|festival*|albüm*|şarkıcı*|müze*|sergi*|seçim*|anket*|oy oran*|deprem*|kasırga*|hava durum*|yağış*|sel*|bilim insan*|araştırmacı*|gezegen*|virüs*|aşı*|salgın*|ödül*|yıldönüm*|zirve*|ekonomi*|enflasyon*|faiz*|borsa*|kar etti|büyüme*|ihracat*|cenaze*|tenis*|uydu*|turizm*|sınav*|trafik kaza*',
  stopWords: `bir bu şu o ve ile de da için gibi kadar sonra önce göre daha en çok az her hiç ama fakat ancak ise ki mi mı ne nasıl neden niçin kim nerede hangi biz siz ben sen onlar onun bunun kendi diye olarak olan oldu olduğu var yok değil dün bugün yarın pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık bunlar şöyle böyle ayrıca öte yandan üzerine karşı doğru rağmen dolayı ilk ikinci iki üç dört yeni eski büyük bütün tüm bazı diğer aynı hem ya veya yani çünkü eğer işte artık yine bile sadece yalnızca sayın tarafından olay edinilen alınan söz konusu haber türkiye içinde arasında birlikte`,
  givenNames: `abdullah abdurrahman adem adnan ahmet akif ali alper altan arda arif asım aslı aydın ayfer ayhan aykut ayla aylin ayşe aziz bahadır baki banu barış bayram behçet bekir berk besim beşir binali birol burak burcu burhan bülent can canan celal cem cemal cemil cengiz cevat cevdet coşkun cüneyt çetin çiğdem davut demet deniz derya devlet dilek doğan dursun dündar ece ebru egemen ekrem elif emin emine emre ender enes engin ercan erdal erdem erdoğan eren ergun erhan erkan erol ersin ertuğrul esra eyüp fahri faik faruk fatih fatma fehmi ferhat feridun fethullah fevzi fikret figen filiz fuat gamze gökhan gönül gül gülay gülcan gülşen gültan güngör hakan hakkı haldun halil halit haluk hamdi hamza hande harun hasan hatice haydar hayri hayriye hıfzı hidayet hikmet hilmi hulusi hurşit hülya hüseyin hüsnü ibrahim idris ihsan ilhan ilker ilknur ilyas imran inan ismail ismet izzet kadir kadri kamil kaan kazım kemal kenan kerem koray köksal kürşat leyla levent lütfi lütfü mahir mahmut mehmet melek meltem melih meral merve mert mesut metin mevlüt mine murat musa mustafa muzaffer muammer müjdat müslüm mümtaz nail namık nazım nazlı necati necdet necip necmettin nedim nejat nesrin nevin nevzat nihat nilgün nilüfer nuray nuri nurettin oktay onur orhan osman oya ozan ömer önder özcan özgür özlem pelin pınar polat ramazan rasim recep refik remzi reşat rıza rıdvan ruhi rüştü sabri sadık sadullah said sait salih sami savaş seda sedat sefa selahattin selami selçuk selim selin sema semih semra serap serdar serhat serkan sevgi sevim seyfettin sezgin sibel sinan soner suat sultan süheyl süleyman şaban şahin şamil şebnem şenol şerif şevket şirin şükrü taha tahir tamer tansu tarık tayfun tayfur tayyip tekin tevfik timur tolga tuba tuğba tuğrul tunç tuncay turan turgay turgut turhan ufuk uğur umut ümit vedat veli volkan yakup yalçın yasemin yasin yaşar yavuz yener yeşim yıldırım yılmaz yiğit yunus yusuf yücel zafer zehra zekeriya zeki zeynep ziya zübeyir zühal`,
  organizationWords: `bakanlığı belediyesi başkanlığı bankası birliği cumhuriyet danıştay derneği emniyet federasyonu genelkurmay grubu gazetesi hastanesi holding jandarma kurumu kurulu komutanlığı konseyi mahkemesi meclis meclisi müdürlüğü müsteşarlığı odası partisi partinin sendikası savcılığı şirketi teşkilatı üniversitesi vakfı yargıtay anonim valiliği ajansı kulübü genel`,
};
