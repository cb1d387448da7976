import assert from 'node:assert/strict';
import test from 'node:test';
import { buildWatchlist, compareNames, explainName, screen } from '../src/index.js';
import { party } from './example-parties.js';

/** Invented persons, each in several writings. */
const PERSONS: readonly (readonly string[])[] = [
  ['Hedayatullah Noorzai', 'هدايت الله نورزی', 'Hidayat Ullah Nurzai'],
  ['Abdul Jabbar Omari', 'عبدالجبار عمری', 'ABDELJABBAR EL OMARI'],
  ['Mohammed Al-Zahrani', 'محمد الزهراني', 'Muhammad Zahrani'],
  ['Adel Al-Ubaidi', 'عادل العبيدي', 'عادل العزاوي', 'Adil Azzawi'],
  ['Sayfullah ben Omar', 'سيف الله بن عمر', 'Seif Allah Omar'],
  ['Nur al-Din Ayad', 'نور الدين عياد', 'NOUREDDINE AYAD'],
  ['Benjamin Malka', 'בנימין מלכה', 'Binyamin Malca'],
  ['Dov Lieberman', 'דב ליברמן'],
  ['KIM Yong Chol', '김영철', '金英哲', 'Kim Youngchul'],
  ['Chang Ha Na', '장하나', 'JANG Hana'],
  ['Namgung Bong-hong', '남궁봉홍', 'Nam Gung Bong Hong'],
  ['Chou Chien-ping', '周建平', 'Zhou Jianping'],
  ['ZHANG, Jianguo', '張建國', '张建国', 'Chang Chien-kuo'],
  ['Sima Guang', '司马光', 'Szuma Kuang'],
  ['Yamada Tarō', '山田太郎', 'やまだ たろう'],
  ['Giorgi Beridze', 'გიორგი ბერიძე', 'Георгий Беридзе'],
  ['Ara Hovhannisyan', 'Արա Հովհաննիսյան', 'Ара Ованнисян'],
  ['Somchai Jaidee', 'สมชาย ใจดี'],
  ['Rajesh Sharma', 'राजेश शर्मा'],
  ['Nikolaos Papadakis', 'Νικόλαος Παπαδάκης', 'Николаос Пападакис'],
];

const names = PERSONS.flat();
const latin = buildWatchlist(PERSONS.map(([name], i) => party(`latin${i}`, name as string)));
const all = buildWatchlist(names.map((name, i) => party(`name${i}`, name)));

test('with names in twelve scripts the index and the plain scan find the same, with the same scores', () => {
  for (const watchlist of [latin, all]) {
    for (const name of names) {
      for (const minScore of [60, 70, 80, 90, 100]) {
        const found = (scan: boolean) =>
          screen(watchlist, { name }, { minScore, limit: 0, scan }).map(
            ({ sourceId, score }) => `${sourceId} ${score}`,
          );
        assert.deepEqual(found(false), found(true), `${name} at ${minScore}`);
      }
    }
  }
});

test('a name without letters of its own script is found under each of its spellings', () => {
  for (const name of ['هدايت الله نورزی', 'عبدالجبار عمری', '김영철', '장하나', '周建平', '張建國', 'გიორგი ბერიძე']) {
    const hits = screen(latin, { name }, { minScore: 80, limit: 1 });
    const person = PERSONS.findIndex((spellings) => spellings.includes(name));
    assert.equal(hits[0]?.sourceId, `latin${person}`, name);
  }
});

test('a name without written vowels keeps its letters distinct, and is found in Latin letters', () => {
  const pairs = [
    ['Sahib al-Sahrawi', 'صاحب الصحراوي'],
    ['Bakht Shahab', 'بخت شهاب'],
    ['Sajida Mazhari', 'ساجده مظهري'],
    ['Karim Mashhadani', 'كريم المشهداني'],
    ['Abdul Hai Delawar', 'عبد الحی دلاور'],
    ['Dawlat S. Hamdan', 'دولت س. حمدان'],
  ] as const;
  for (const [name, own] of pairs) {
    const list = buildWatchlist([party('1', name)]);
    assert.equal(screen(list, { name: own }, { minScore: 80, limit: 1 }).length, 1, own);
  }
});

/** Invented persons with usual names, as people of other languages write them: by sound. */
const BY_SOUND: readonly (readonly [latin: string, ...own: string[]])[] = [
  ['John Baker', 'Джон Бэйкер', 'ג׳ון בייקר', '존 베이커', 'Τζον Μπέικερ', 'جون بيكر', '约翰·贝克'],
  ['Laurent Moreau', 'Лоран Моро', 'ローラン・モロー', 'לורן מורו'],
  ['William Hughes', 'Уильям Хьюз', 'Вільям Г’юз', 'ウィリアム・ヒューズ', 'וויליאם יוז'],
  [
    'Boris Pavlov',
    'Барыс Паўлаў',
    'Борис Павлов',
    'בוריס פבלוב',
    'ボリス・パヴロフ',
    'Μπόρις Παβλόφ',
    '보리스 파블로프',
  ],
  ['Irina Petrova', 'אירינה פטרובה', 'ირინა პეტროვა', 'Իրինա Պետրովա', 'イリーナ・ペトロワ'],
  ['Dinesh Chandra Yadav', 'दिनेश चन्द्र यादव', 'ਦਿਨੇਸ਼ ਚੰਦਰ ਯਾਦਵ', 'దినేష్ చంద్ర యాదవ్', 'ದಿನೇಶ್ ಚಂದ್ರ ಯಾದವ್'],
  ['Mahinda Rajapakse', 'මහින්ද රාජපක්ෂ', 'மகிந்த ராஜபக்ச'],
  ['Velusami Radhakrishnan', 'வேலுசாமி ராதாகிருஷ்ணன்', 'വേലുസ്വാമി രാധാകൃഷ്ണൻ'],
  ['Tilahun Bekele', 'ጥላሁን በቀለ'],
  ['Kham Sophal', 'ខាំ សុផល'],
  ['Park Min-shik', '박민식'],
];

test('a name that another script writes by its sound is found in Latin letters, by the index as by the plain scan', () => {
  const list = buildWatchlist(BY_SOUND.map(([name], i) => party(`${i}`, name)));
  for (const [i, [name, ...own]] of BY_SOUND.entries()) {
    for (const written of own) {
      const found = (scan: boolean) =>
        screen(list, { name: written }, { minScore: 60, limit: 0, scan }).map(({ sourceId, score }) => ({
          sourceId,
          score,
        }));
      const hits = found(false);
      assert.deepEqual(hits, found(true), written);
      assert.equal(hits[0]?.sourceId, `${i}`, `${written} | ${name}`);
      assert.ok((hits[0]?.score ?? 0) >= 80, `${written} | ${name} scores ${hits[0]?.score}`);
    }
  }
});

test('a listed name in another script is found by a likely Latin spelling, by the index as by the plain scan', () => {
  for (const [name, written] of [
    ['John Baker', 'Джон Бэйкер'],
    ['John Baker', '존 베이커'],
    ['John Baker', '约翰·贝克'],
    ['John Baker', 'جون بيكر'],
    ['William Hughes', 'Уильям Хьюз'],
    ['Boris Pavlov', 'ボリス・パヴロフ'],
    ['Irina Petrova', 'אירינה פטרובה'],
    ['Irina Petrova', 'Իրինա Պետրովա'],
    ['Mahinda Rajapakse', 'மகிந்த ராஜபக்ச'],
  ] as const) {
    const list = buildWatchlist([party('1', written)]);
    const [found, scanned] = [false, true].map((scan) => screen(list, { name }, { minScore: 60, limit: 0, scan }));
    assert.deepEqual(found, scanned, written);
    assert.ok((found?.[0]?.score ?? 0) >= 80, `${name} | ${written} scores ${found?.[0]?.score}`);
    assert.equal(compareNames(name, written, 'Person').score, found?.[0]?.score, written);
  }
});

test('a listed name in another script is not spelled beside one in Latin letters, nor explained as if it were', () => {
  const written = 'Уильям Хьюз';
  const alone = party('1', written);
  const both = party('1', written, { aliases: ['Stefan Brandt'] });
  const found = (one: typeof both) =>
    screen(buildWatchlist([one]), { name: 'William Hughes' }, { minScore: 60, limit: 0 });
  assert.deepEqual(found(both), []);
  assert.ok(explainName(['William Hughes'], both, written).score < 60);
  assert.ok(explainName(['William Hughes'], alone, written).score >= 80);
  assert.equal(found(alone)[0]?.score, explainName(['William Hughes'], alone, written).score);
});

test('two names that are both spelled by their sound are not compared in those spellings', () => {
  const list = buildWatchlist([party('1', 'ولی جان')]);
  assert.deepEqual(screen(list, { name: '정유리' }, { minScore: 60, limit: 0 }), []);
});

test('a word of letters and digits in an Indic script is compared like any other', () => {
  for (const own of ['21ਅਮਰ', '7ಅಮರ್', 'ਅਮਰ9', 'తెలుగు12'])
    assert.ok(compareNames(`${own} Singh`, 'Amar Singh', 'Person').score > 0, own);
});

test('a spelling by sound meets neither a nickname nor a name of another language besides', () => {
  for (const [own, latin] of [
    ['ジョン・キー', 'Yahya Key'],
    ['אלי דניאל', 'Elias Danny'],
  ] as const)
    assert.ok(compareNames(own, latin, 'Person').score < 80, `${own} | ${latin}`);
});

test('a name that is heard is found though one of its words is spelt another way', () => {
  for (const [own, latin] of [
    ['ジョン・ベイカー', 'John Baker'],
    ['Карин Старджен', 'Karin Sturgeon'],
    ['ज्युलिया जिलार्ड', 'Julia Gillard'],
    ['강승린', 'KANG Seong Rin'],
  ] as const) {
    const { score } = compareNames(own, latin, 'Person');
    assert.ok(score >= 80, `${own} | ${latin} scores ${score}`);
  }
});

test('scripts of South Asia write initials by the names of English letters', () => {
  for (const [own, latin] of [
    ['எம். எச். ஏ. ஹலீம்', 'M. H. A. Haleem'],
    ['एस. पी. यादव', 'S. P. Yadav'],
    ['பி. ராதாகிருஷ்ணன்', 'P. Radhakrishnan'],
  ] as const) {
    const { score } = compareNames(own, latin, 'Person');
    assert.ok(score >= 85, `${own} | ${latin} scores ${score}`);
  }
});

test('a name that mixes two scripts is found in each of them', () => {
  for (const name of ['Karim Hosseini', 'کریم حسینی']) {
    const list = buildWatchlist([party('1', name)]);
    assert.equal(screen(list, { name: 'کریم حسینی (Karim Hosseini)' }, { minScore: 90, limit: 1 }).length, 1, name);
  }
});

test('organizations in Chinese and Arabic are found by place, trade, legal form and the sound of their name', () => {
  const pairs = [
    ['Shenzhen Dajiang Innovation Technology Co., Ltd.', '深圳市大疆创新科技有限公司'],
    ['Hong Kong Xinlian International Limited', '香港芯聯國際有限公司'],
    ['Foshan Dengqi Electromechanical Technology Co Ltd', '佛山登奇机电技术有限公司'],
    ['Al-Rafid General Trading Company', 'شركة الرافد للتجارة العامة'],
    ['Zadna International Company for Investment Limited', 'شركة زادنا العالمية للإستثمار المحدودة'],
  ] as const;
  for (const [name, own] of pairs) {
    const list = buildWatchlist([
      party('1', name, { entityType: 'Company' }),
      party('2', own, { entityType: 'Company' }),
    ]);
    for (const scan of [false, true])
      assert.equal(screen(list, { name: own }, { minScore: 80, limit: 0, scan }).length, 2, own);
    assert.equal(screen(list, { name }, { minScore: 80, limit: 0 }).length, 2, name);
  }
});

test('names in Telugu and Kannada are sought by their Latin spellings', () => {
  for (const [own, latin] of [
    ['వెంకటేశ్', 'Venkatesh'],
    ['శ్రీనివాస్', 'Srinivas'],
    ['ವೆಂಕಟೇಶ್', 'Venkatesh'],
  ] as const) {
    const { alignment, score } = compareNames(`${own} Reddy`, `${latin} Reddy`, 'Person');
    assert.ok(score >= 90, `${own} ${latin} ${score}`);
    assert.notEqual(alignment[0]?.kind, 'spelling', own);
  }
});
