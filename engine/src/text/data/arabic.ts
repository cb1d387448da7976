/**
 * Arabic and Persian letters, consonants and long vowels alone (BGN/PCGN without diacritics), and frequent names
 * in their usual Latin spelling: the script does not write their short vowels, so no rule can restore them.
 * Source of the names: the most frequent given names, family names and name parts of Arabic, Persian, Dari, Pashto and Urdu.
 */
export const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'u',
  ي: 'i',
  ة: 'a',
  ء: '',
  ؤ: 'u',
  ئ: 'i',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  گ: 'g',
  ڤ: 'v',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ں: 'n',
  ے: 'e',
  ټ: 't',
  ډ: 'd',
  ړ: 'r',
  ښ: 'sh',
  ږ: 'zh',
  ڼ: 'n',
  ځ: 'dz',
  څ: 'ts',
  ګ: 'g',
};

const NAMES = `محمد muhammad|احمد ahmad|محمود mahmud|حامد hamid|حميد hamid|حمد hamad|علي ali|حسن hasan|حسين husayn|عمر umar|عثمان uthman|بكر bakr
ابو abu|ابا abu|ابي abu|بن bin|ابن ibn|بنت bint|عبد abd|عبدالله abdullah|الله allah|عبدالرحمن abdulrahman|الرحمن alrahman|رحمن rahman|عبدالعزيز abdulaziz|عزيز aziz
كريم karim|رحيم rahim|مجيد majid|قادر qadir|جبار jabbar|رزاق razzaq|حكيم hakim|حليم halim|سلام salam|فتاح fattah|ستار sattar|غفور ghafur|غني ghani|وهاب wahhab
لطيف latif|خالق khaliq|باسط basit|باقي baqi|حق haq|حي hay|حكم hakam|ناصر nasir|نصر nasr|منصور mansur|مصطفى mustafa|مصطفي mustafa|مرتضى murtada|ابراهيم ibrahim|اسماعيل ismail
اسحاق ishaq|يعقوب yaqub|يوسف yusuf|موسى musa|موسي musa|عيسى isa|عيسي isa|داود dawud|داوود dawud|سليمان sulayman|سلمان salman|سليم salim|سالم salim|صالح salih|صلاح salah
الدين aldin|دين din|نور nur|شمس shams|سيف sayf|زين zayn|بدر badr|فخر fakhr|عز izz|جمال jamal|كمال kamal|جلال jalal|بهاء baha|ضياء diya|علاء ala
حافظ hafiz|فاروق faruq|فهد fahd|فيصل faysal|سعود saud|سعد sad|سعيد said|سعدي saadi|مسعود masud|خالد khalid|خليل khalil|خميس khamis|رشيد rashid|راشد rashid
رضا rida|جعفر jafar|جواد jawad|كاظم kazim|باقر baqir|صادق sadiq|مهدي mahdi|هادي hadi|هاشم hashim|هاشمي hashimi|موسوي musawi|حسيني husayni|رضايي rezaei|محمدي mohammadi
احمدي ahmadi|كريمي karimi|رحيمي rahimi|قاسم qasim|قاسمي qasimi|اكبر akbar|اصغر asghar|عباس abbas|عباسي abbasi|زيد zayd|زياد ziyad|وليد walid|طارق tariq|طاهر tahir|طه taha
ياسر yasir|ياسين yasin|يحيى yahya|يحيي yahya|زكريا zakariya|ادم adam|ايوب ayyub|ايمن ayman|انور anwar|اسامة usama|اسامه usama|لادن ladin|صدام saddam|معمر muammar|قذافي qadhafi
بشار bashar|اسد asad|نواز nawaz|شريف sharif|خان khan|ميرزا mirza|سيد sayyid|شيخ shaykh|ملا mulla|مولوي mawlawi|حاج haj|حاجي haji|امام imam|امير amir|مير mir
فاطمة fatima|فاطمه fatima|عائشة aisha|عايشه aisha|خديجة khadija|زينب zaynab|مريم maryam|سارة sara|ليلى layla|ليلي layla|امينة amina|نورة nura|سمير samir|سامي sami|سامر samir
ماجد majid|نبيل nabil|نادر nadir|نعيم naim|نجيب najib|كامل kamil|كامران kamran|بهرام bahram|رستم rustam|فرهاد farhad|داريوش dariush|مجتبى mojtaba|مجتبي mojtaba|خامنهاي khamenei|خامنه khamene
روحاني rouhani|رفسنجاني rafsanjani|قاليباف ghalibaf|سليماني soleimani|ظريف zarif|لاريجاني larijani|احمدينژاد ahmadinejad|احمدي ahmadi|نژاد nejad|زاده zadeh|پور pour|باراك barack|اوباما obama
عزت izzat|تكريتي tikriti|بغدادي baghdadi|ظواهري zawahiri|زرقاوي zarqawi|مصري masri|ليبي libi|تونسي tunisi|مغربي maghribi|جزائري jazairi|سوري suri|عراقي iraqi|شامي shami|حجازي hijazi|يمني yamani
نصرالله nasrallah|نصراله nasrallah|حزب hizb|شاه shah|گل gul|بيگ beg|آغا agha|اغا agha|افغاني afghani|پاكستاني pakistani|حقاني haqqani|جلالالدين jalaluddin|سراجالدين sirajuddin|زرداري zardari|بوتو bhutto
آصف asif|اصف asif|عارف arif|عادل adil|عامر amir|عمار ammar|عمرو amr|عمران imran|عدنان adnan|عصام isam|علوي alawi|غالب ghalib|غازي ghazi|فؤاد fuad|فواد fuad|فايز fayiz|فراس firas|فريد farid
قيس qays|لقمان luqman|لؤي luay|مالك malik|مبارك mubarak|مروان marwan|مشعل mishal|مطلق mutlaq|معاذ muadh|مقداد miqdad|منير munir|منذر mundhir|مؤمن mumin|ناجي naji|نايف nayif|نزار nizar
هاني hani|هشام hisham|هيثم haytham|وائل wail|وسام wisam|ثروت tharwat|جابر jabir|جهاد jihad|حازم hazim|حاتم hatim|حارث harith|حبيب habib|حمزة hamza|حمزه hamza|حيدر haydar|بلال bilal|باسم basim|بسام bassam
تركي turki|توفيق tawfiq|ربيع rabi|رامي rami|رائد raid|رفيق rafiq|رمضان ramadan|رمزي ramzi|زاهر zahir|شاكر shakir|شريفي sharifi|شعبان shaban|صباح sabah|صبري sabri|صفوان safwan|ضاهر dahir|طلال talal|سلطان sultan|سمير samir|سيسي sisi
عوض awad|عيد eid|غسان ghassan|فتحي fathi|فرج faraj|فضل fadl|قاضي qadi|كنعان kanan|لبيب labib|ماهر mahir|محسن muhsin|مختار mukhtar|مخلوف makhluf|مراد murad|مزهر mizhar|مسلم muslim|مصباح misbah|مفتاح miftah|ممدوح mamduh|نمر nimr
شركة sharika|شركت sherkat|مؤسسة muassasa|موسسه muassasa|بنك bank|بانك bank|مصرف masraf|جمعية jamiyya|منظمة munazzama|سازمان sazman|حركة harakat|جيش jaysh|جبهة jabhat|لواء liwa|كتائب kataib|كتيبة katibat|دولة dawla|اسلامية islamiyya|اسلامي islami|صناعة sanat|صنايع sanaye|تجارة tijara|بازرگاني bazargani|وزارة wizarat|وزارت vezarat|دانشگاه daneshgah|مركز markaz|نفط naft|نفت naft|خدمات khadamat|مهندسي mohandesi|بنياد bonyad|اتحاد ittihad|مجلس majlis|شبكة shabaka
ولد ould|بنت bint|الابن jr|اول awal|اياد iyad|اياس iyas|ثاقب saqib|ثناء sana|غياث ghias|وثيق wasiq|كاظم kazim|چوهدري chaudhry|چودري chaudhry
`;

export const ARABIC_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.split(/[|\n]/).map((entry) => {
    const [arabic, latin] = entry.trim().split(' ') as [string, string];
    return [arabic.replace(/[أإآٱ]/g, 'ا').replace(/ى/g, 'ي'), latin];
  }),
);
