/**
 * Words of organizations' names in scripts that are not spelled letter by letter into what lists print: Chinese characters and
 * Arabic letters, with the English word that stands in the published names. Sources: the parts that a Chinese company's name
 * must have (place, own name, trade, form: Provisions on the Administration of Enterprise Name Registration, 2020), the trades
 * of the national classification GB/T 4754; the legal forms and trades of the Arab chambers of commerce; dictionaries. A
 * word that is not here is spelled as before.
 */
const pairs = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [word, ...english] = entry.trim().split(' ');
        return [word as string, english];
      }),
  );

/** In simplified characters; several words where English has several. */
export const HAN_WORDS = pairs(`
中国 china|中华 china|香港 hong kong|澳门 macau|台湾 taiwan|朝鲜 korea|韩国 korea|日本 japan|俄罗斯 russia|伊朗 iran|新加坡 singapore|亚洲 asia|亚太 asia pacific|东亚 east asia|环球 global|全球 global|国际 international|世界 world
集团 group|控股 holding|公司 company|总公司 corporation|会社 company|企业 enterprise|银行 bank|保险 insurance|金融 financial|投资 investment|基金 fund|资本 capital|证券 securities|信托 trust|财务 finance
科技 technology|技术 technology|信息 information|电子 electronics|通信 communications|通讯 communications|网络 network|软件 software|数据 data|智能 intelligent|创新 innovation|机电 electromechanical|机械 machinery|机器人 robot|设备 equipment|仪器 instrument|半导体 semiconductor|集成电路 integrated circuit|微电子 microelectronics|光电 optoelectronics|激光 laser|电力 power|电气 electric|能源 energy|动力 power
贸易 trading|商贸 trading|进出口 import export|进口 import|出口 export|实业 industrial|工业 industry|产业 industry|制造 manufacturing|工程 engineering|建设 construction|建筑 construction|材料 materials|化工 chemical|化学 chemical|石油 petroleum|石化 petrochemical|天然气 gas|煤炭 coal|矿业 mining|钢铁 steel|金属 metal|航空 aviation|航天 aerospace|船舶 shipping|船务 shipping|海运 shipping|航运 shipping|物流 logistics|运输 transport|海洋 ocean|造船 shipbuilding|汽车 automobile|铁路 railway|港口 port|码头 terminal|医药 pharmaceutical|生物 biological|食品 food|纺织 textile|农业 agricultural|旅游 tourism|服务 services|咨询 consulting|管理 management|发展 development|开发 development|联合 united|供应链 supply chain|精密 precision
大学 university|学院 college|研究院 research institute|研究所 research institute|研究 research|科学院 academy sciences|中心 center|海事 maritime|远洋 ocean|重工 heavy industries|重工业 heavy industries|机床 machine tool|电器 electric|电气化 electrification|电信 telecom|移动 mobile|联通 unicom|核工业 nuclear industry|核电 nuclear power|兵器 ordnance|国防 defense|科学 science|学会 society|协会 association|理工 science technology|工业大学 university technology|师范 normal|财经 finance economics|外贸 foreign trade|对外 foreign|经济 economic|合作 cooperation|电影 film|传媒 media|出版 publishing|报 daily|医院 hospital|卫生 health|制药 pharmaceutical|药业 pharmaceutical|酒店 hotel|地产 property|房地产 real estate|置业 property|租赁 leasing|拍卖 auction|担保 guarantee|支付 payment|基金会 foundation|委员会 committee|部 ministry|局 bureau|厂 factory
`);

/** Seats of companies whose name lists print in pinyin; with or without the word for city or province behind it. */
export const HAN_PLACES: ReadonlySet<string> = new Set(
  '北京 上海 天津 重庆 深圳 广州 广东 东莞 佛山 珠海 杭州 宁波 浙江 温州 金华 义乌 南京 苏州 无锡 江苏 常州 青岛 济南 山东 烟台 威海 大连 沈阳 辽宁 丹东 哈尔滨 黑龙江 长春 吉林 武汉 湖北 长沙 湖南 成都 四川 西安 陕西 郑州 河南 石家庄 河北 太原 山西 合肥 安徽 福州 厦门 福建 南昌 江西 南宁 广西 昆明 云南 贵州 海南 兰州 甘肃 新疆 乌鲁木齐 内蒙古 宁夏'.split(
    ' ',
  ),
);

/** In Hangul; written without blanks between them as often as with. */
export const HANGUL_WORDS = pairs(`
조선 korea|한국 korea|대한 korea|고려 koryo|평양 pyongyang|서울 seoul|북한 north korea|중앙 central|국가 state|국립 national|국제 international|통일 unification|인민 people|동방 eastern|주식회사 ltd|유한회사 ltd|합영회사 joint venture company|무역회사 trading company|총회사 corporation|공사 corporation|회사 company|상사 trading|무역 trading|통상 trading|은행 bank|신용 credit|금융 financial|보험 insurance|증권 securities|투자 investment|자산 asset|그룹 group|지주 holding
광업 mining|광물 minerals|개발 development|산업 industry|공업 industry|중공업 heavy industries|기계 machinery|전력 electric power|전기 electric|전자 electronics|통신 telecom|정보 information|기술 technology|과학 science|화학 chemical|제약 pharmaceutical|의약 pharmaceutical|석유 petroleum|석탄 coal|가스 gas|에너지 energy|원자력 nuclear|철강 steel|제철 steel|금속 metal|건설 construction|건축 construction|부동산 property|해운 shipping|해양 marine|선박 ship|조선소 shipyard|항만 port|항공 airlines|우주 aerospace|물류 logistics|운수 transport|운송 transport|철도 railway|자동차 automobile|식품 food|수산 fishery|농업 agricultural|섬유 textile|의류 garment|관광 tourism|호텔 hotel|출판 publishing|신문 newspaper|방송 broadcasting
대학교 university|대학 university|연구소 research institute|연구원 research institute|학교 school|병원 hospital|재단 foundation|협회 association|연합 federation|위원회 committee|총국 general bureau|정찰 reconnaissance|국방 defense|무기 arms|군수 munitions|공장 factory|센터 center|당 party|부 ministry|성 ministry|국 bureau
`);

/** Without the article that is written together with the word, and the preposition before it. */
export const HEBREW_WORDS = pairs(`
בנק bank|חברה company|חברת company|בעמ ltd|קבוצה group|קבוצת group|אחזקות holding|החזקות holding|השקעות investment|ביטוח insurance|נכסים property|נדלן property|בניה construction|בנייה construction|הנדסה engineering|תעשייה industry|תעשיה industry|תעשיות industries|תעשיית industry|מפעל plant|מפעלי works|מסחר trading|סחר trading|יבוא import|יצוא export|שיווק marketing|הפצה distribution|שירותים services|שירותי services|ניהול management|ייעוץ consulting|פיתוח development|טכנולוגיה technology|טכנולוגיות technology|מערכות systems|תקשורת communications|אלקטרוניקה electronics|תוכנה software|אנרגיה energy|חשמל electric|נפט oil|גז gas|כימיה chemical|תרופות pharmaceutical|פלדה steel|מתכת metal|יהלומים diamonds|מזון food|טקסטיל textile
תעופה aviation|אווירית aerospace|אוויריות aerospace|ספנות shipping|ימית marine|ימי marine|נמל port|נמלי ports|הובלות transport|תחבורה transport|רכבת railway|אוניברסיטה university|אוניברסיטת university|מכון institute|מכללה college|מכללת college|בית house|חולים sick|עמותה association|עמותת association|אגודה association|אגודת association|קרן fund|ארגון organization|תנועה movement|תנועת movement|מפלגה party|מפלגת party|משרד ministry|ממשלה government|מדינה state|מדינת state|צבא army|צבאית military|ביטחון security|בטחון security|לאומי national|לאומית national|בינלאומי international|בינלאומית international|כללי general|כללית general|מרכזי central|ישראל israel|ישראלי israel|ישראלית israel|ירושלים jerusalem|חיפה haifa
`);

/** Legal forms as they end a name, longest first; `legal-forms.ts` knows them. */
export const HAN_FORMS: readonly string[] = '有限责任公司 股份有限公司 有限公司 株式会社 有限会社 合同会社'.split(' ');

/** Without the article and the preposition that are written together with the word. */
export const ARABIC_WORDS = pairs(`
شركة company|شركه company|شركت company|شركات companies|مجموعة group|مجموعه group|مؤسسة foundation|موسسة foundation|موسسه institute|محدودة limited|المحدودة limited|محدود limited|مساهمة joint stock|قابضة holding|بنك bank|بانك bank|مصرف bank
تجارة trading|تجارية commercial|تجاري commercial|بازرگاني trading|عامة general|عام general|عالمية international|دولية international|دولي international|وطنية national|وطني national|ملي national|عربية arab|اسلامية islamic|اسلامي islamic|ايران iran|عراق iraq|سورية syria|سوريا syria|يمن yemen|لبنان lebanon|سودان sudan|ليبيا libya
استثمار investment|استثمارات investments|سرمايهگذاري investment|تامين insurance|بيمه insurance|صرافة exchange|صرافه exchange|صرافي exchange|حوالات remittance|مالية financial|نفط oil|نفت oil|غاز gas|گاز gas|بترول petroleum|پتروشيمي petrochemical|طاقة energy|انرژي energy|كهرباء electricity|صناعة industry|صناعات industries|صناعية industrial|صنايع industries|صنعتي industrial|صنعت industry
نقل transport|نقليات transport|شحن shipping|ملاحة shipping|كشتيراني shipping|طيران airlines|هواپيمايي airlines|خطوط lines|بحرية marine|جوية air|انشاءات construction|بناء construction|مقاولات contracting|هندسة engineering|هندسية engineering|مهندسي engineering|خدمات services|انشطة activities|متعددة multi|تطوير development|تنمية development|توسعه development|استيراد import|تصدير export|تكنولوجيا technology|فناوري technology|اتصالات communications|الكترونيك electronics
جمعية association|اتحاد union|هيئة authority|لجنة committee|وزارة ministry|وزارت ministry|جامعة university|دانشگاه university|مركز center|مركزي central|معهد institute|خيرية charity|خيريه charity|اغاثة relief|حركة movement|جيش army|كتائب brigades|كتيبة brigade|لواء brigade|جبهة front|حزب party|اعلام media|اعلامية media|دفاع defense|دفاعي defense|سازمان organization|منظمة organization|قوات forces|حرس guard|صناعي industrial|صناعات industries|معادن mining|تعدين mining|فولاد steel|سيمان cement|اسمنت cement|دارويي pharmaceutical|ادوية pharmaceutical|غذايي food|غذائية food|اغذية food|سياحة tourism|عقارات property|عقارية property|مصانع factories|مصنع factory|كارخانه factory|بندر port|ميناء port|مطار airport|صحافة press|اخبار news|قناة channel|مدرسة school|كلية college|دانشكده college|پژوهشگاه research institute|تحقيقات research|بحوث research|علوم sciences|مستشفي hospital|بيمارستان hospital|صندوق fund|بنياد foundation|شهيد martyr|ثورة revolution|انقلاب revolution|جمهورية republic|جمهوري republic|حكومة government|مديرية directorate|اداره department|تعاون cooperation|تعاوني cooperative|دولة state|جماعة group
`);
