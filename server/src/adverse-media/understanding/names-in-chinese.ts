import type { FoundName } from './found-name.js';
import type { Bystander } from './language-terms.js';
import { addName, MAX_NAMES, overlaps, shareInLists, withRepeats } from './name-spans.js';
import { possible } from './possible-east-asian-names.js';
import type { ReadText } from './read-text.js';

/** Hundred most frequent family names (PRC Ministry of Public Security), compound ones, and their traditional forms. */
const FAMILY =
  '欧阳|司马|上官|诸葛|司徒|慕容|王|李|张|刘|陈|杨|黄|赵|吴|周|徐|孙|马|朱|胡|郭|何|高|林|罗|郑|梁|谢|宋|唐|许|韩|冯|邓|曹|彭|曾|肖|田|董|袁|潘|于|蒋|蔡|余|杜|叶|程|苏|魏|吕|丁|任|沈|姚|卢|姜|崔|钟|谭|陆|汪|范|金|石|廖|贾|夏|韦|付|方|白|邹|孟|熊|秦|邱|江|尹|薛|闫|段|雷|侯|龙|史|陶|黎|贺|顾|毛|郝|龚|邵|万|钱|严|覃|武|戴|莫|孔|向|汤|温|康|施|文|牛|樊|葛|邢|安|齐|易|乔|伍|庞|颜|倪|庄|聂|章|鲁|岳|翟|殷|詹|申|欧|耿|关|兰|焦|俞|左|柳|甘|祝|包|宁|尚|符|舒|阮|柯|纪|梅|童|凌|毕|单|季|裴|霍|涂|成|苗|谷|盛|曲|翁|冉|骆|蓝|路|游|辛|靳|管|柴|蒙|鲍|华|喻|祁|蒲|房|滕|屈|饶|解|牟|艾|尤|阳|时|穆|农|司|卓|古|吉|缪|简|车|项|连|芦|麦|褚|娄|窦|戚|岑|景|党|宫|费|卜|冷|晏|席|卫|米|柏|宗|瞿|桂|全|佟|应|臧|闵|苟|邬|边|卞|姬|师|和|仇|栾|隋|商|刁|沙|荣|巫|寇|桑|郎|甄|丛|仲|虞|敖|巩|明|佘|池|查|麻|苑|迟|邝';
const GIVEN = '(?!某些|说|表示|称|等|和|及|与|在|对|的|了|是|被|因|向|将|已|曾)[\\p{Script=Han}]{1,2}?';
const OFFICES: Readonly<Record<string, Bystander>> = {
  检察官: 'prosecutor',
  检察长: 'prosecutor',
  公诉人: 'prosecutor',
  法官: 'judge',
  审判长: 'judge',
  律师: 'lawyer',
  记者: 'journalist',
  ...Object.fromEntries(
    '总统|总理|首相|部长|主席|局长|省长|市长|书记|州长|议员|发言人|警司|大使|司令|将军|外长|秘书长|署长|处长|主任|教授|专家|特首|委员|院长'
      .split('|')
      .map((office) => [office, 'official' as const]),
  ),
};
const ACCUSED = '犯罪嫌疑人|嫌疑人|嫌犯|被告人|被告|罪犯|逃犯|主犯|凶手|疑犯|毒枭|毒贩';
const FUNCTIONS =
  '董事长|总裁|总经理|经理|老板|商人|富商|男子|女子|会计|司机|职员|员工|干部|村民|工人|学生|农民|居民|护士|保安|店主|业主|市民|老人|银行家|企业家|珠宝商|会计师|医生|教师|导演|主播|股东|实际控制人|法定代表人|女记者|男记者|创始人|首席执行官|主席|行长|书记|原|前|名叫|名为|高管|官员|企业家|演员|歌手|女星|男星|受害人|被害人|死者';
const BOUND =
  '(?=[，。、；：！？（）()「」“”\\s]|涉嫌|因|被|表示|说|称|等人|在|于|与|和|向|的|是|曾|将|已|于|先生|女士|犯|以|利用|承认|否认|出庭|受审|当庭|身亡|遇害|遇刺|及|今|昨|日前|到案|落网|获刑|接受|担任|任|出任|有期徒刑|无期徒刑|死刑|缓刑|犯罪|罚金|不服|上诉|无罪|有罪|受贿|行贿|贪污|诈骗|洗钱|走私|贩|挪用|侵占|侵吞|杀|绑|抢|盗|勒索|敲诈|伪造|逃|偷|强奸|故意|非法|滥用|组织|获|有|没有|未|对|一案|案|遭|受)';
const BEFORE = new RegExp(
  `(${ACCUSED}|${Object.keys(OFFICES).join('|')}|${FUNCTIONS})(?:叫|为|系)?((?:${FAMILY})${GIVEN})${BOUND}`,
  'gu',
);
const AFTER = new RegExp(
  `(?:^|[，。、；：！？（）()「」“”\\s和与及对由决处家商者员师长人主手妻夫子女弟兄妹姐])((?:${FAMILY})${GIVEN})(?=涉嫌|因涉|被捕|被控|被判|被逮捕|被指|被查|被起诉|被调查|等人|[（(，]\\s*\\d{1,2}岁|[（(]|表示|先生|女士|指出|承认|否认|认罪|获刑|落网|受审|当庭|遇害|身亡|有期徒刑|无期徒刑|死刑)`,
  'gu',
);
/** Characters used by the press for foreign names (Xinhua's transliteration tables), simplified and traditional. */
const SOUNDS =
  '阿埃艾爱愛得诺连科彼安奥奧巴白班邦贝貝本比毕畢别別宾賓波伯博布采茨查达達戴丹当當道德登邓鄧迪蒂丁杜顿頓多厄尔爾法凡范菲费費芬丰弗福夫盖蓋甘冈岡戈格葛古哈海汉漢豪赫亨洪胡华華怀懷霍基吉季加贾賈杰傑金京卡凯凱坎康考克肯孔库庫夸拉莱萊赖賴兰蘭劳勞勒雷黎里利丽麗莉連良列林琳留柳龙龍隆卢盧鲁魯露伦倫罗羅洛吕呂马馬玛瑪麦麥迈邁曼芒毛梅门門蒙孟米密明莫默姆穆纳納娜奈南尼妮宁寧纽紐农農努諾欧歐帕派潘庞龐佩彭皮平珀普奇齐齊恰乔喬切钦欽琼瓊丘让讓热熱仁日荣榮儒若萨薩塞赛賽桑森沙莎珊尚绍紹舍申圣聖胜勝施什史斯丝絲舒司松苏蘇索塔泰坦汤湯唐特腾騰提田廷通图圖托瓦万萬旺威韦韋维維魏温文翁沃乌烏伍武西希锡錫夏香肖谢謝欣辛休许許雪逊遜雅亚亞延扬揚杨楊耶叶葉伊易因英尤于约約云雲泽澤扎詹张張兆珍芝治朱兹茲卓佐';
const FOREIGN = new RegExp(`[${SOUNDS}]{1,7}(?:[·•‧・][${SOUNDS}]{1,8})+`, 'gu');
const FOREIGN_END =
  /(?:表示|涉嫌|被|说|称|在|因|于|和|与|的|是|等|先生|女士|总统|承认|否认|出庭|宣布|遇害|等人|将|已|曾).*$/u;
const ORGANIZATION =
  /[\p{Script=Han}A-Za-z（）()]{2,16}(?:有限公司|股份公司|公司|集团|银行|证券|基金会|基金|大学|委员会|法院|检察院|公安局|医院|协会|党|组织|帮|传媒|科技|幼儿园|基地|学校|餐厅|酒店|俱乐部|事务所|置业|地产|超市|百货|药业|交易所|商会|工厂|车行)/gu;
/** A name in quotation marks beside a word for what a firm or group has or is: “聚鑫贷”平台. */
const QUOTED =
  /(?:公司|平台|集团|组织|机构|企业|团伙|品牌|网站|商场|学校|药店|餐饮|App)["“]([\p{Script=Han}A-Za-z0-9]{2,12})["”]|["“]([\p{Script=Han}A-Za-z0-9]{2,12})["”](?:公司|平台|集团|组织|机构|企业|团伙|网站|App|非法|案|的?创始人|的?实际控制人|的?负责人)/gu;
/** Further persons of a list: "、郑金锋、黄进春". */
const LISTED = new RegExp(
  `^(?:[（(][^）)]{1,12}[）)])?(?:、|和|与|及|以及)((?:${FAMILY})[\\p{Script=Han}]{1,2}?)(?=[、，。；：（）()“”\\s]|和|与|及|等|\\d|[一二两三四五六七八九十]人|${BOUND.slice(3)}`,
  'u',
);
const LISTED_BEFORE = new RegExp(
  `(?:^|[，。；：“”\\s（）()、和与及人])((?:${FAMILY})[\\p{Script=Han}]{1,2})(?:、|和|与|及)$`,
  'u',
);
/** Only the family name is given: "李某", "薛某某", "张某甲". */
const WITHHELD = new RegExp(`((?:${FAMILY})某(?:某|[甲乙丙丁])?)`, 'gu');
/** A family name and one or two characters between a boundary or a verb and a statement about a person. */
const BETWEEN = new RegExp(
  `(?<=[，。；：“”（）()「」\\s]|抓获|逮捕|起诉|指控|控告|判处|批捕|拘留|通缉|控制|改判|宣告|对|将|由|被|令|夫|妻|子|女|记|事|理|席|监|长|人)((?:${FAMILY})${GIVEN})(?=涉嫌|因涉|因犯|因.{0,8}罪|被捕|被控|被判|被逮|被指|被查|被起诉|被调查|被抓|被拘|被刑|被批|被罚|被处|被免|被列|无罪|有罪|犯|受贿|行贿|贪污|提起公诉|立案|判处|利用|违反|酒后|伙同|商议|潜逃|潜入|逃|作案|落网|（[\\p{Script=Han}A-Za-z]|\\(|担任|时任|归案|伏法|认罪|获刑|获释|入狱|出狱|服刑|死刑|、|案)`,
  'gu',
);
/** Characters of function words, offices and measures, which given names avoid. */
const NEVER_GIVEN =
  '的了是在和与或及为被将对等不这那我你他她们个上下年月日时分元万亿局部会院司法律政业工管机构组门区省县市路街人民公务员级员案件罪涉嫌警方已有无其中及从以向于到说称指表示网店品牌产量价钱款项';
const SHAPED = new RegExp(`(?=((?:${FAMILY})[^${NEVER_GIVEN}\\P{Script=Han}]{2}))`, 'gu');
/** A family name and two characters behind a word for an accused or a function, whatever follows. */
const INTRODUCED = new RegExp(`(?:(${ACCUSED})|${FUNCTIONS})((?:${FAMILY})[^${NEVER_GIVEN}\\P{Script=Han}]{2})`, 'gu');
/** Two of that shape in a list. */
const ENUMERATED = new RegExp(
  `((?:${FAMILY})[^${NEVER_GIVEN}\\P{Script=Han}]{1,2})、((?:${FAMILY})[^${NEVER_GIVEN}\\P{Script=Han}]{2})`,
  'gu',
);
/** A name of that shape between a boundary, or a word for a person, and a word that follows names. */
const SETTLED = new RegExp(
  `(?<=^|[，。、；：！？（“「\\s]|[长员人者师家商星手总凶女子亲友士委表任理犯练工客民判裁]|[对将由被与和及])(?:${FAMILY})[^${NEVER_GIVEN}\\P{Script=Han}]{1,2}(?=[，。、；：（“”\\s被获涉因已将为以曾称说介透饰当不的是在对和与等担任上此终犯指认拒逃落出配表透]|$)`,
  'gu',
);
/** Firms by the line of business at the end of their names. */
const FIRM =
  /(?<=^|[，。、；：！？（“「\s将对由和与及的于台部])(?![将对由和与及的把被])[\p{Script=Han}]{2,4}(?:海运|航运|贸易|影视|化工|药业|实业|能源|电器|食品|乳业|酒业|矿业|钢铁|物流|航空|信托|财富|金融|资本|控股|重工|汽车|网络|通讯|电子|建设|建筑)(?=[，。、；：！？）”被将因和与及的以涉称列\s])/gu;
/** A foreign name written without a dot, behind a word that names a person, or with its Latin spelling behind. */
const UNDOTTED = new RegExp(
  `(?:(?<=${ACCUSED}|${Object.keys(OFFICES).join('|')}|男子|女子|岁的|名叫|名为|商人|创始人|首席执行官)([${SOUNDS}]{2,8})${BOUND})|([${SOUNDS}]{3,9})(?=[（(][A-Z][a-z]+)`,
  'gu',
);
const ORGANIZATION_START = /^.*(?:在|由|与|和|对|向|被|的|是|为|了|从|经|据|称|说|及|，)/u;

export function namesInChinese({ text }: ReadText): FoundName[] {
  const found: FoundName[] = [];
  for (const match of text.matchAll(BEFORE)) {
    if (found.length >= MAX_NAMES) break;
    const name = match[2] as string;
    const start = match.index + match[0].length - name.length;
    // "原副市长郑国栋": a former office does not make the person a bystander.
    const office = /[原前][^，。；\s]{0,8}$/u.test(text.slice(0, match.index))
      ? undefined
      : OFFICES[match[1] as string];
    if (overlaps(found, start, start + name.length) || (text.slice(0, start).endsWith('前') && name.length < 2))
      continue;
    found.push({
      type: 'person',
      start,
      end: start + name.length,
      words: [name],
      ...(new RegExp(`^(?:${ACCUSED})$`).test(match[1] as string) && { accused: true }),
      ...(office && { title: office }),
    });
  }
  for (const match of text.matchAll(AFTER)) {
    if (found.length >= MAX_NAMES) break;
    const name = match[1] as string;
    const start = match.index + match[0].indexOf(name);
    if (!overlaps(found, start, start + name.length))
      found.push({ type: 'person', start, end: start + name.length, words: [name] });
  }
  for (const match of text.matchAll(FOREIGN)) {
    if (found.length >= MAX_NAMES) break;
    const name = match[0].replace(FOREIGN_END, '');
    const start = match.index;
    if (/[·•‧・]/u.test(name) && !overlaps(found, start, start + name.length))
      found.push({ type: 'person', start, end: start + name.length, words: name.split(/[·•‧・]/u) });
  }
  for (const match of text.matchAll(ORGANIZATION)) {
    if (found.length >= MAX_NAMES) break;
    const name = match[0].replace(ORGANIZATION_START, '');
    const start = match.index + match[0].length - name.length;
    if (name.length >= 4 && !overlaps(found, start, start + name.length))
      found.push({ type: 'organization', start, end: start + name.length, words: [name] });
  }
  for (const match of text.matchAll(UNDOTTED)) {
    const name = match[1] ?? (match[2] as string);
    const accused = new RegExp(`(?:${ACCUSED})$`, 'u').test(text.slice(Math.max(0, match.index - 6), match.index));
    addName(found, { ...personAt(name, match.index), ...(accused && { accused: true as const }) });
  }
  for (const match of text.matchAll(BETWEEN)) addName(found, personAt(match[1] as string, match.index));
  for (const match of text.matchAll(WITHHELD)) addName(found, personAt(match[1] as string, match.index));
  for (const match of text.matchAll(QUOTED)) {
    const name = match[1] ?? (match[2] as string);
    const start = match.index + match[0].indexOf(name);
    addName(found, { type: 'organization', start, end: start + name.length, words: [name] });
  }
  addLists(found, text);
  for (const match of text.matchAll(INTRODUCED)) {
    const accused = match[1] === undefined ? {} : { accused: true as const };
    const name = match[2] as string;
    addName(found, { ...personAt(name, match.index + match[0].length - name.length), ...accused, possible: true });
  }
  for (const match of text.matchAll(ENUMERATED))
    for (const name of [match[1] as string, match[2] as string])
      addName(found, { ...personAt(name, match.index + match[0].indexOf(name)), possible: true });
  for (const { index, 0: written } of text.matchAll(SETTLED)) addName(found, possible('person', index, written));
  for (const { index, 0: written } of text.matchAll(FIRM)) addName(found, possible('organization', index, written));
  addRepeated(found, text);
  const all = withRepeats(found, text, ({ type }, written) => type === 'person' || written.length > 3);
  return shareInLists(all, text, /^(?:[（(][^）)]{1,12}[）)])?(?:、|和|与|及|以及)$/u);
}

/** Adds names that nothing but their repetition shows: a family name and two characters that no sentence is made of. */
function addRepeated(found: FoundName[], text: string): void {
  const places = new Map<string, number[]>();
  for (const { index, 1: written = '' } of text.matchAll(SHAPED)) {
    const list = places.get(written);
    if (list === undefined) places.set(written, [index]);
    else list.push(index);
  }
  for (const [written, starts] of places) {
    const behind = new Set(starts.map((start) => text[start + 3]));
    if (behind.size < 2) continue;
    for (const start of starts) addName(found, { ...personAt(written, start), possible: true });
  }
}

/** Adds the other persons of the lists that the names found belong to; they share a word for the accused. */
function addLists(found: FoundName[], text: string): void {
  for (let i = 0; i < found.length && found.length < MAX_NAMES; i += 1) {
    const { type, start, end, accused } = found[i] as FoundName;
    if (type !== 'person') continue;
    const shared = accused === true ? { accused } : {};
    const behind = LISTED.exec(text.slice(end, end + 30));
    const next = behind?.[1];
    if (behind !== null && next !== undefined)
      addName(found, { ...personAt(next, end + behind[0].length - next.length), ...shared });
    const ahead = LISTED_BEFORE.exec(text.slice(Math.max(0, start - 8), start));
    const previous = ahead?.[1];
    if (ahead !== null && previous !== undefined)
      addName(found, personAt(previous, start - ahead[0].length + ahead[0].lastIndexOf(previous)));
  }
}

function personAt(name: string, start: number): FoundName {
  return { type: 'person', start, end: start + name.length, words: [name] };
}
