/**
 * Countries, regions and cities that tell branches of one organization apart. Sources: ISO 3166 names, the adjectives of
 * nationality of the CIA World Factbook, the seats of government and the largest cities of the UN World Urbanization Prospects,
 * the provinces and seats of companies that the OFAC and UN lists name.
 */

/** A country, then what else it is called: adjective, own name, abbreviation. All are variants of each other. */
const COUNTRIES = `
afghanistan afghan afganistan afghane|albania albanian albanie shqiperia shqiptare|algeria algerian algerie algerien argelia algeriya algerienne algerino|america american|angola angolan|arab arabian arabia arabe arabes arabische arabsk|argentina argentine argentinian|armenia armenian armyansk hayastan armenie|australia australian|austria austrian osterreich autriche osterreichische avstriysk|azerbaijan azerbaijani azerbaidzhan azerbaidzhansk azerbaycan|bahrain bahraini|bangladesh bangladeshi|belarus belarusian belorussian byelorussian belorusskii belorussia belorussk belarusk bielarusk weissrussland bielorussie|belgium belgian belgique belge belgisch belgische belgie|bolivia bolivian
bosnia bosnian bosne bosansk bosna|brazil brazilian brasil brasileira brasileiro brasileiras brasiliana bresil brasilien|bulgaria bulgarian bulgarsk balgarsk bulgarie bulgarien balgariya bulgariya|burma burmese|cambodia cambodian|cameroon cameroonian cameroun|canada canadian canadienne canadien|chad|chile chilean|china chinese zhongguo chine chinois chinoise cina cinese kitaisk kitai chinesische|colombia colombian colombiana colombiano colombie|congo congolese|croatia croatian hrvatsk hrvatska horvatsk kroatien croatie|cuba cuban cubana cubano kuba kubinsk cubaine|cyprus cypriot kiprsk kipr chypre zypern kypros kibris|czech czechia cesk ceska ceske cesky chesk tschechische tcheque|denmark danish danmark dansk danske dinamarca danemark datsk|ecuador ecuadorian
egypt egyptian egypte misr masr egyptienne egipto egitto agypten aegypten egipetsk egipet|emirates emirati uae|england english|eritrea eritrean|estonia estonian eesti estonsk estland viro|ethiopia ethiopian|europe european europa europeenne europeo europeen europeia europaische europaeische evropeisk evropa europejsk evropska evropsk|finland finnish suomi suomen finsk finlyandiya finnland finlande|france french francais francaise francesa frances francese franzosische frankreich frantsuzsk francia|gabon|gambia|georgia georgian gruziya gruzinsk georgien georgie sakartvelo|germany german deutsche deutschland deutscher deutsches allemagne allemande alemania alemana germania tedesca germansk nemetsk niemieck|ghana ghanaian|greece greek hellenic ellas elliniki hellas griechenland grece grecque grechesk yunanistan ellados elladas|guatemala|guinea guinean|haiti haitian|honduras|hungary hungarian magyar magyarorszag vengersk ungarn hongrie ungheria
iceland icelandic|india indian inde indien indiysk indisk hindustan bharat|indonesia indonesian indonezia indonesie|iran iranian irani iranien irano iranienne iransk irane|iraq iraqi irak irakien irakienne irakli iraksk|ireland irish|israel israeli izrail izrailsk israelienne|italy italian italia italiana italiane italiani italien italienne italyansk italie italya|jamaica jamaican|japan japanese nippon japon japonaise yaponsk japanische nihon|jordan jordanian jordanie jordania urdun|kazakhstan kazakh kazakhstansk kazakhsk qazaqstan kazak|kenya kenyan|korea korean coree choson hanguk koreisk coreenne corea|kosovo|kuwait kuwaiti|kyrgyzstan kyrgyz kirgiz kirgizsk kirgizstan kyrgyzsk|laos lao|latvia latvian latvijas latvija latviisk lettland latvijas|lebanon lebanese liban libanais libanaise lubnan libano lubnaniya|liberia liberian|libya libyan libye libyen liviysk libia libyenne
lithuania lithuanian lietuva lietuvos litovsk litauen litwa|luxembourg|macedonia macedonian makedonija makedonsk makedoniya|malaysia malaysian malaisie malezya|mali malian|malta maltese|mexico mexican mexicana mexicano mexicanas mexicanos mexique meksika|moldova moldovan moldavsk moldavia moldaviya|mongolia mongolian mongolsk|morocco moroccan maroc marocain marocaine marruecos maghrib fas|mozambique|myanmar|nepal|netherlands dutch nederland nederlandse nederlands holland hollandische olanda|nicaragua nicaraguan|niger|nigeria nigerian|norway norwegian norge norske norsk norwegen norvege norvezhsk|oman omani|pakistan pakistani|palestine palestinian filistin falastin
panama panamanian|paraguay|peru peruvian|philippines philippine filipino|poland polish polska polsk polski polnische polen pologne polonia polonaise|portugal portuguese portugaise portuguesa|qatar qatari|romania romanian romana romaniei rumynsk roumanie rumanien romanesc|russia russian rossiya rossiia rossii rossiisk rossiysk russkaya russki rusia russie russe russland russische rusya rosja|rwanda rwandan|saudi saoudite saudita saudyjsk|scotland scottish|senegal|serbia serbian srbija srpsk srbije serbsk srpska serbien serbie|singapore|slovakia slovak slovensko slovenske slowakei slovatsk|slovenia slovenian slovenije slovenija slowenien|somalia somali|spain spanish espana espanola espanol espagne spanien spanische ispansk spagna|sudan sudanese soudan soudanaise soedan|sweden swedish sverige svenska svensk schweden suede shvedsk sveriges
switzerland swiss suisse schweiz schweizerische schweizer svizzera suiza shveitsarsk suizo|syria syrian syrie syrien syrienne suriya siria siriysk siriisk suriye suria|taiwan taiwanese|tajikistan tajik tadzhikistan tadzhiksk tojikiston|tanzania tanzanian|thailand thai|tunisia tunisian tunisie tunisien tunisienne tunez tunus|turkey turkish turkiye turk turquie turkei turcija turetsk turtsiya|turkmenistan turkmen turkmensk|uganda ugandan|ukraine ukrainian ukraina ukrainsk ukrayina ukrainy ukrajina|unitedkingdom british britain uk britannique britanskyi|unitedstates us usa|uruguay|uzbekistan uzbek uzbeksk ozbekiston uzbekiston|venezuela venezuelan venezolana venezolano venezolanas|vietnam vietnamese vietnamsk
yemen yemeni jemen|zambia zambian|zimbabwe zimbabwean|northkorea dprk|china prc|russia rf|africa african afrique africaine africana afrikanische afrika|asia asian asie asiatique asiatica aziatsk|eurasia eurasian|hongkong hk
`;

/** Names of places in several words: compared as one. */
const PHRASES = `
hong kong|united states|united states of america>unitedstates|united kingdom|great britain>unitedkingdom|north korea|south korea|democratic peoples republic of korea>northkorea|peoples republic of china>china|russian federation>russia|republic of korea>korea|saudi arabia|kingdom of saudi arabia>saudiarabia|united arab emirates>emirates|sri lanka|new zealand|south africa|south sudan|abu dhabi|ras al khaimah|new york|new delhi|los angeles|san francisco|costa rica|puerto rico|el salvador
burkina faso|sierra leone|ivory coast|cote divoire>ivorycoast|saint petersburg|sankt peterburg>saintpetersburg|st petersburg>saintpetersburg|nizhny novgorod|kuala lumpur|ho chi minh city|tel aviv|sao paulo|rio de janeiro|buenos aires|inner mongolia|papua new guinea|bosnia and herzegovina>bosnia|czech republic>czech|islamic republic of iran>iran|syrian arab republic>syria
`;

/** Regions, rivers, seas and towns with their other names and, where it differs from the town's own, the Slavic adjective without its ending. */
const REGIONS = `
kazan kazansk|perm permsk|tula tulsk|ural uralsk urals|amur amursk|samara samarsk|ufa ufimsk|penza penzensk|omsk|tomsk|kaluga kaluzhsk|tver tversk|orel orlovsk oryol|ryazan riazansk ryazansk riazan|vladimir vladimirsk|yaroslavl yaroslavsk iaroslavsk|ivanovo ivanovsk|tambov tambovsk|voronezh voronezhsk|belgorod belgorodsk|rostov rostovsk|saratov saratovsk|murom muromsk|kovrov kovrovsk|pskov pskovsk|don donsk|kuban kubansk
crimea krym krymsk kryma|siberia sibir sibirsk sibiri siberian|caucasus kavkaz kavkazsk kavkaza caucasian|volga volzhsk povolzhsk|baltic baltiisk baltiysk baltika balticheskii|caspian kaspiisk kaspiysk kaspii|moscow moskva moskovsk moscou moscu mosca moskau|petersburg peterburg peterburgsk|leningrad leningradsk|sevastopol sevastopolsk|kyiv kiev kievsk kyivsk|kharkiv kharkov kharkovsk kharkivsk|odesa odessa odessk odesk|lviv lvov lvivsk lvovsk lwow|dnipro dniprovsk dneprovsk dnepr|mykolaiv nikolaev nikolaevsk mykolaivsk|zaporizhia zaporozhye zaporizhzhia zaporozhsk zaporizk|minsk|gomel homel gomelsk homelsk|brest brestsk|grodno hrodna grodnensk hrodzensk|chechnya chechensk chechen|tatarstan tatarsk tatar|bashkortostan bashkirsk bashkir|dagestan dagestansk|karelia karelsk kareliya|kamchatka kamchatsk|sakhalin sakhalinsk|yakutia yakutsk iakutsk
warsaw warszawa warszawsk|cracow krakow krakowsk|prague praha prazsk|belgrade beograd beogradsk beogradu|zagreb zagrebsk|sofia sofiya sofiisk sofijsk|vienna wien wiener|munich munchen muenchen|cologne koln koeln|nuremberg nurnberg nuernberg|zurich zuerich|geneva geneve genf ginevra|brussels bruxelles brussel|antwerp antwerpen anvers|copenhagen kobenhavn|gothenburg goteborg|lisbon lisboa|seville sevilla|rome roma|milan milano|turin torino|naples napoli|venice venezia|florence firenze|genoa genova|athens athina athinon|piraeus pireas pireos peiraios|thessaloniki salonica thessalonikis|bucharest bucuresti|marseille marseilles|lyon lyons
damascus damas dimashq damasco|aleppo alep halab|beirut beyrouth beirout|cairo caire qahira kairo|alexandria alexandrie iskandariya|tripoli tarabulus trabulus|algiers alger|tunis tunus|tehran teheran teran|isfahan esfahan ispahan|baghdad bagdad|basra basrah|jerusalem quds qods|mecca makkah|sanaa sana|aden adan|aegean egeo aigaio aigaiou|mediterranean mediterranee mediterranea mediterraneo akdeniz|atlantic atlantique atlantico|pacific pacifico pacifique|gulf khalij golfe golfo|hamburg hamburger|frankfurt frankfurter|berlin berliner|luxembourg luxemburg luxemburger
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
  ...entries(COUNTRIES + REGIONS).flatMap((names) => names.split(' ')),
  ...entries(PHRASES).map((phrase) => placeOf(phrase)[1]),
]);

/** Other names of a country, region or town with its first one. */
export const COUNTRY_WORDS: readonly (readonly [string, string])[] = entries(COUNTRIES + REGIONS).flatMap((names) => {
  const [country, ...others] = names.split(' ') as [string, ...string[]];
  return others.map((other) => [other, country] as const);
});

/** Phrases of several words to the one word that is compared. */
export const PLACE_PHRASES: ReadonlyMap<string, string> = new Map(entries(PHRASES).map(placeOf));

/** Words that such a phrase may begin with, and the most words in one. */
export const PLACE_STARTS: ReadonlySet<string> = new Set(
  [...PLACE_PHRASES.keys()].map((phrase) => phrase.split(' ')[0] as string),
);
export const MAX_PLACE_LENGTH = Math.max(...[...PLACE_PHRASES.keys()].map((phrase) => phrase.split(' ').length));

function entries(text: string): readonly string[] {
  return text.trim().split(/[|\n]/);
}

function placeOf(entry: string): readonly [string, string] {
  const [phrase, place] = entry.split('>') as [string, string | undefined];
  return [phrase, place ?? phrase.replaceAll(' ', '')];
}
