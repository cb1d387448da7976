/**
 * Chinese characters of Korean names by their Korean reading: a Hangul syllable, then the characters read so.
 * Source: names of the members of South Korea's National Assembly in both writings (EveryPolitician, public domain), set
 * one under the other, and the characters for names in common use of the Supreme Court of Korea's list (인명용 한자).
 */
const READINGS = `
가佳嘉 각覺 갑甲 강姜康江 개介 걸杰傑 건建健乾 겸謙 경慶炅京庚卿瓊敬景鏡庆 계界溪桂季 고高 곤坤 공孔 관寬官冠 광光洸廣 교敎教 구久九具 국國国鞠 군君軍 권權权 귀貴 규圭奎珪 균均 근謹根勤槿 금今琴錦 기基起琪箕奇己氣 길吉 김金
나羅 난蘭兰 남南男 내來 년年 노老盧魯 단丹 달達 대大 덕德悳 도都度道 돈敦 동東东桐 두梪斗 락洛 란蘭 래來 려麗 련蓮 령玲 례禮 록錄 룡龍龙 류柳 륜輪 률律 린麟 림琳林
마馬 만晩萬滿 맹孟 명明鳴 모牟 목穆 몽夢蒙 무武茂 묵默 문文汶 미美 민敏閔珉旼玟 박朴 반潘 방方 배裵培裴 백伯白百 범範范 변卞 병丙秉柄炳 보寶 복福 봉奉鳳峰凤 부夫富 분粉 빈彬 산山 삼三 상相商尙尚祥常 생生 서徐瑞 석錫碩石锡 선善瑄宣仙先 설薛雪 섭燮 성誠成聲星盛聖性城晟诚
세世 소素蘇 손孫 송宋松 수秀洙壽守 숙淑肅 순順舜純淳顺 승昇承勝升 시時 식湜植式食 신晨申辛愼新信 실實 심沈 아雅兒娥 안安 애愛 양梁楊陽 언彦彥 엄嚴 여呂余麗 연淵蓮妍延娟 열烈 염廉 엽葉燁 영永英榮瑛泳映姈寧荣 예藝禮 오五吳 옥玉 온瑥 완浣完 왕王 용鎔容勇瑢用
우雨宇祐愚禹優佑 욱旭郁煜 운雲運 웅雄 원源元遠原瑗 위魏 유裕兪柳劉有維俞 육陸 윤倫潤允尹 은殷銀恩 을乙 읍邑 의義宜 이李利 익益翼 인仁印寅忍 일一日逸 임林任 자子慈 장張長莊章张 재在載宰才 전全田典 정禎正鄭丁貞廷炡靜奵晶貞郑 제霽濟諸帝 조曺趙肇晁赵 종鐘鍾宗從 좌佐 주柱朱珠周 준俊駿準濬埈峻 중仲重中
지志智知芝池 직稷 진陳珍震鎭眞進振鎮真陈 차車 찬贊燦瓚 창昌彰昶 채埰蔡 천千 철哲澈喆徹鐵铁 청淸靑清青 초草 최崔 추秋 춘椿春 출出 충忠 치治 탁卓 태泰台兌太 택澤 편片 평平 표杓表 풍豊 필弼 하河夏 학學鶴学 한韓漢翰韩 함咸 해海 향香 허許许 헌憲獻 혁赫 현鉉炫顯玄賢現贤 협俠 형亨馨 혜惠慧 호皓鎬豪湖昊浩虎 홍鴻弘洪 화和華花 환煥 황黃黄 회會 효孝曉 후珝厚 훈勳壎薰勛 휘輝 흠欽 희姬熙嬉喜希禧
`;

const readings = new Map<string, string>();
for (const entry of READINGS.trim().split(/\s+/)) {
  const [syllable, ...characters] = Array.from(entry) as [string, ...string[]];
  for (const character of characters) if (!readings.has(character)) readings.set(character, syllable);
}

/** A name in Chinese characters as a Korean reads it, in Hangul; undefined when a character is no name's in Korea. */
export function readHanja(name: string): string | undefined {
  let hangul = '';
  for (const character of name) {
    const syllable = readings.get(character);
    if (syllable === undefined) return undefined;
    hangul += syllable;
  }
  return hangul;
}
