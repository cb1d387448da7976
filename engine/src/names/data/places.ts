/**
 * Countries, regions and cities that tell branches of one organization apart. Sources: ISO 3166 names, the adjectives of
 * nationality of the CIA World Factbook, the seats of government and the largest cities of the UN World Urbanization Prospects,
 * the provinces and seats of companies that the OFAC and UN lists name.
 */

/** A country, then what else it is called: adjective, own name, abbreviation. All are variants of each other. */
const COUNTRIES = `
afghanistan afghan|albania albanian|algeria algerian algerie algerien argelia|america american|angola angolan|arab arabian arabia|argentina argentine argentinian|armenia armenian|australia australian|austria austrian osterreich|azerbaijan azerbaijani|bahrain bahraini|bangladesh bangladeshi|belarus belarusian belorussian byelorussian belorusskii belorussia|belgium belgian belgique|bolivia bolivian
bosnia bosnian|brazil brazilian brasil brasileira brasileiro|bulgaria bulgarian|burma burmese|cambodia cambodian|cameroon cameroonian cameroun|canada canadian|chad|chile chilean|china chinese zhongguo chine chinois|colombia colombian colombiana|congo congolese|croatia croatian|cuba cuban cubana cubano|cyprus cypriot|czech czechia|denmark danish danmark|ecuador ecuadorian
egypt egyptian egypte misr masr|emirates emirati uae|england english|eritrea eritrean|estonia estonian|ethiopia ethiopian|europe european europa europeenne|finland finnish|france french francais francaise|gabon|gambia|georgia georgian|germany german deutsche deutschland|ghana ghanaian|greece greek hellenic|guatemala|guinea guinean|haiti haitian|honduras|hungary hungarian
iceland icelandic|india indian|indonesia indonesian|iran iranian irani iranien irano|iraq iraqi irak irakien|ireland irish|israel israeli|italy italian italia italiana|jamaica jamaican|japan japanese nippon|jordan jordanian|kazakhstan kazakh|kenya kenyan|korea korean coree choson hanguk|kosovo|kuwait kuwaiti|kyrgyzstan kyrgyz|laos lao|latvia latvian|lebanon lebanese liban libanais libanaise lubnan|liberia liberian|libya libyan libye libyen
lithuania lithuanian|luxembourg|macedonia macedonian|malaysia malaysian|mali malian|malta maltese|mexico mexican mexicana mexicano|moldova moldovan|mongolia mongolian|morocco moroccan maroc marocain marocaine|mozambique|myanmar|nepal|netherlands dutch nederland|nicaragua nicaraguan|niger|nigeria nigerian|norway norwegian norge|oman omani|pakistan pakistani|palestine palestinian filistin falastin
panama panamanian|paraguay|peru peruvian|philippines philippine filipino|poland polish polska|portugal portuguese|qatar qatari|romania romanian|russia russian rossiya rossiia rossii|rwanda rwandan|saudi|scotland scottish|senegal|serbia serbian srbija|singapore|slovakia slovak|slovenia slovenian|somalia somali|spain spanish espana|sudan sudanese soudan|sweden swedish sverige
switzerland swiss suisse schweiz|syria syrian syrie syrien syrienne suriya|taiwan taiwanese|tajikistan tajik|tanzania tanzanian|thailand thai|tunisia tunisian tunisie tunisien tunisienne|turkey turkish turkiye turk turquie|turkmenistan turkmen|uganda ugandan|ukraine ukrainian ukraina|unitedkingdom british britain uk|unitedstates us usa|uruguay|uzbekistan uzbek|venezuela venezuelan venezolana|vietnam vietnamese
yemen yemeni|zambia zambian|zimbabwe zimbabwean|northkorea dprk|china prc|russia rf|africa african afrique africaine|asia asian|eurasia eurasian|hongkong hk
`;

/** Names of places in several words: compared as one. */
const PHRASES = `
hong kong|united states|united states of america>unitedstates|united kingdom|great britain>unitedkingdom|north korea|south korea|democratic peoples republic of korea>northkorea|peoples republic of china>china|russian federation>russia|republic of korea>korea|saudi arabia|kingdom of saudi arabia>saudiarabia|united arab emirates>emirates|sri lanka|new zealand|south africa|south sudan|abu dhabi|ras al khaimah|new york|new delhi|los angeles|san francisco|costa rica|puerto rico|el salvador
burkina faso|sierra leone|ivory coast|cote divoire>ivorycoast|saint petersburg|sankt peterburg>saintpetersburg|st petersburg>saintpetersburg|nizhny novgorod|kuala lumpur|ho chi minh city|tel aviv|sao paulo|rio de janeiro|buenos aires|inner mongolia|papua new guinea|bosnia and herzegovina>bosnia|czech republic>czech|islamic republic of iran>iran|syrian arab republic>syria
`;

const OTHERS = `
baltic caribbean caspian mediterranean gulf pacific atlantic siberia latin persian kurdistan crimea donbas transnistria abkhazia ossetia chechnya dagestan tatarstan bashkortostan ural volga
moscow moskva petersburg kiev kyiv minsk almaty astana tashkent baku tbilisi yerevan odessa kharkiv donetsk luhansk sevastopol simferopol kazan samara tula omsk perm novosibirsk yekaterinburg vladivostok khabarovsk rostov krasnoyarsk kaliningrad
tehran isfahan esfahan tabriz mashhad shiraz ahvaz qom kerman bushehr khorasan baghdad basra mosul erbil damascus aleppo homs beirut amman riyadh jeddah dubai sharjah ajman fujairah doha manama muscat sanaa aden cairo alexandria tripoli benghazi khartoum kabul kandahar karachi lahore islamabad peshawar quetta delhi mumbai kolkata chennai dhaka colombo
beijing shanghai tianjin chongqing shenzhen guangzhou guangdong dongguan foshan zhuhai hangzhou ningbo zhejiang wenzhou yiwu nanjing suzhou wuxi jiangsu changzhou qingdao jinan shandong yantai weihai dalian shenyang liaoning dandong harbin heilongjiang changchun jilin wuhan hubei changsha hunan chengdu sichuan xian shaanxi zhengzhou henan hebei taiyuan shanxi hefei anhui fuzhou xiamen fujian nanchang jiangxi nanning guangxi kunming yunnan guizhou hainan lanzhou gansu xinjiang urumqi ningxia tibet macau macao taipei
pyongyang seoul busan tokyo osaka bangkok hanoi saigon yangon jakarta manila istanbul ankara izmir london paris berlin munich hamburg frankfurt vienna zurich geneva brussels amsterdam rotterdam madrid barcelona lisbon rome milan athens warsaw prague budapest bucharest sofia belgrade zagreb copenhagen oslo stockholm helsinki riga tallinn vilnius nicosia limassol valletta
lagos nairobi johannesburg dakar abidjan accra kinshasa havana caracas bogota medellin lima quito santiago montevideo toronto montreal chicago houston miami boston sydney melbourne
`;

/** Words that are places. */
export const PLACES: ReadonlySet<string> = new Set([
  ...OTHERS.trim().split(/\s+/),
  ...entries(COUNTRIES).flatMap((names) => names.split(' ')),
  ...entries(PHRASES).map((phrase) => placeOf(phrase)[1]),
]);

/** Other names of a country with its first one. */
export const COUNTRY_WORDS: readonly (readonly [string, string])[] = entries(COUNTRIES).flatMap((names) => {
  const [country, ...others] = names.split(' ') as [string, ...string[]];
  return others.map((other) => [other, country] as const);
});

/** Phrases of several words to the one word that is compared. */
export const PLACE_PHRASES: ReadonlyMap<string, string> = new Map(entries(PHRASES).map(placeOf));

/** Words that such a phrase may begin with, and the most words in one. */
export const PLACE_STARTS: ReadonlySet<string> = new Set(
  [...PLACE_PHRASES.keys()].map((phrase) => phrase.split(' ')[0] as string),
);
export const LONGEST_PLACE = Math.max(...[...PLACE_PHRASES.keys()].map((phrase) => phrase.split(' ').length));

function entries(text: string): readonly string[] {
  return text.trim().split(/[|\n]/);
}

function placeOf(entry: string): readonly [string, string] {
  const [phrase, place] = entry.split('>') as [string, string | undefined];
  return [phrase, place ?? phrase.replaceAll(' ', '')];
}
