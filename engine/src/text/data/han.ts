/** Family names of two characters (source: 百家姓, the compound names still borne). Japanese ones are read by kana alone. */
export const HAN_FAMILY_NAMES: ReadonlySet<string> = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 东方 東方 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 司徒 夏侯 轩辕 軒轅 宇文 长孙 長孫 端木 百里 呼延 独孤 獨孤 南宫 南宮 拓跋 西门 西門 闻人 聞人 澹台 澹臺'.split(
    ' ',
  ),
);
