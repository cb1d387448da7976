/**
 * Words that many organizations share, and their abbreviations. Sources: word counts over the names of
 * the OFAC, UN, EU and UK lists' entities and of public company registers; abbreviations from ISO 4 and usage.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Say what somebody does, not who he is. */
export const GENERIC_WORDS = words(`
group groupe gruppe grupo gruppa holding holdings international intl global world worldwide general national federal state central public private first united new great
trading trade trader import export commerce commercial business enterprise enterprises establishment industry industries industrial manufacturing production productions products factory plant works mill
services service solutions systems system technology technologies tech technical engineering engineers construction contracting contractors building builders development developments project projects
investment investments invest capital finance financial bank banking trust fund funds securities insurance assurance credit leasing lease mortgage loan asset assets management consulting consultants advisory agency agencies bureau office
oil gas petroleum petrochemical petrochemicals energy power electric electrical electronics electronic chemical chemicals mining minerals metal metals steel iron aluminum cement coal gold diamond
shipping ship ships maritime marine navigation transport transportation logistics cargo freight airlines airline airways aviation air aircraft aerospace space railway railways motors motor automotive auto
telecommunications telecommunication telecom communication communications media press news television radio broadcasting network networks software computer computers information data digital internet online web
university institute institution college school academy center centre research science scientific laboratory laboratories design bureau scientific
medical health healthcare pharmaceutical pharmaceuticals pharma hospital clinic food foods agriculture agricultural farm farms textile textiles garment fashion
real estate property properties land housing hotel hotels tourism travel resort restaurant market markets marketing supply supplies equipment machinery machine tools parts materials material resources resource
foundation charity charitable society association federation union council committee commission board organization organisation party front movement army brigade brigades forces force command ministry department directorate authority administration government republic
exchange money currency company companies corporation sons son brothers bros partners associates joint venture limited subsidiary division unit base north south east west northern southern eastern western
zavod predpriyatie obedinenie kombinat kompaniya korporatsiya institut tsentr fabrika torgovyi dom nauchno proizvodstvennoe issledovatelskii konstruktorskoe byuro
sanat sanaye sanayi ticaret tijarat tejarat sharikat muassasat
making bancorp bancshares bio biotech commodities distribution consolidated applied special joint military defense security instrument importexport refinery exploration forwarding utility municipal regional nuclear optical packaging station yard vehicle commodity metallurgical environmental education maintenance standard republic complex offshore
`);

/** Carry nothing: articles, prepositions and words for "and". */
export const STOP_WORDS = words(
  'the a an of and for in on at to by with from et y e de del der des die das la le les los las il di da do dos della delle degli dei du van von i or und fuer fur zu ve wa wal lil bil li og och named after imeni imena im oraz ja kai branch filial filiala filiale filiali succursale sucursal zweigniederlassung niederlassung predstavitelstvo representative representation',
);

/** Abbreviations, plurals and spellings of a word: all forms of one word are variants of each other. */
export const ABBREVIATIONS: readonly (readonly [string, string])[] =
  `intl international|int international|internatl international|grp group|gr group|groupe group|gruppe group|grupo group|gruppa group|mfg manufacturing|manuf manufacturing|mgmt management|mgt management|svc services|svcs services|srvcs services|srvces services|srvc services|serv services|service services
tech technology|technologies technology|technical technology|techn technology|comm commercial|comml commercial|coml commercial|commerce commercial|dev development|devel development|developments development|dept department|div division|eng engineering|engr engineering|engrg engineering|engineers engineering
elec electric|electr electric|electr electronics|elec electronics|electrical electric|electronic electronics|ind industrial|inds industrial|indus industrial|industries industrial|industry industrial|industrie industrial|natl national|bk bank|nat national|fed federal|govt government|gov government|univ university|inst institute|institut institute|institution institute
lab laboratory|labs laboratory|laboratories laboratory|ctr center|centre center|cntr center|tsentr center|assoc association|assn association|assocs associates|org organization|organisation organization|organizatsiya organization|orgn organization|corp corporation|telecommunications telecom|telecommunication telecom|telecomm telecom|telco telecom
transp transport|trans transport|transportation transport|ship shipping|shpg shipping|mar maritime|marit maritime|nav navigation|avn aviation|aero aerospace|pharm pharmaceutical|pharma pharmaceutical|pharmaceuticals pharmaceutical|chem chemical|chemicals chemical|petro petroleum|petrochem petrochemical|petrochemicals petrochemical
constr construction|const construction|constructions construction|bldg building|prod production|prods products|product products|productions production|equip equipment|equipt equipment|mach machinery|mat materials|matls materials|material materials|res research|rsch research|sci scientific|science scientific|scient scientific
fin financial|finance financial|banking bank|banque bank|banco bank|banka bank|invest investment|investments investment|inv investment|invs investment|hldg holding|hldgs holding|holdings holding|ent enterprise|entpr enterprise|enterprises enterprise|enter enterprise|ents enterprise|est establishment|trdg trading|trade trading|trad trading|traders trading|torgovyi trading
exp export|exports export|imp import|imports import|bros brothers|sons son|ptnrs partners|partner partners|sys systems|system systems|syst systems|soln solutions|solution solutions|comms communications|communication communications|communicatn communications|commun communications|info information|sec securities|secs securities|ins insurance|assur insurance|assurance insurance
airlines airline|airways airways|agri agricultural|agric agricultural|agriculture agricultural|fdn foundation|fndn foundation|found foundation|soc society|societe society|comte committee|cmte committee|comm'n commission|admin administration|auth authority|min ministry|minist ministry|mins minerals|mng mining|cons consulting|consult consulting|consultants consulting|consultancy consulting
prop properties|property properties|props properties|res'l residential|st saint|mt mount|ft fort|npo scientificproduction|motors motor|works plant|zavod plant|factory plant|fabrika plant|mill plant|resources resource|res resource|supplies supply|metals metal|mines mining|foods food|hotels hotel|farms farm|textiles textile|logistic logistics|contractors contracting|contractor contracting|agencies agency|builders building|funds fund|assets asset|markets market|marketing marketing|networks network|computers computer|ships shipping
tekh technology|tek technology|acad academy|agcy agency|agents agency|agent agency|agricult agricultural|appl applied|brdcstg broadcasting|cem cement|clin clinic|coll college|consol consolidated|distr distribution|distrib distribution|distributors distribution|distributor distribution|distributing distribution|educ education|edu education|educational education|engg engineering|enrgy energy|env environmental|environment environmental|exch exchange|expl exploration|frt freight|fwdg forwarding|forwarders forwarding|forwarder forwarding|gen general|genl general|hosp hospital|impex importexport|eximp importexport|instr instrument|instruments instrument
jt joint|lib library|log logistics|maint maintenance|med medical|metall metallurgical|metallurgy metallurgical|mil military|mkt market|mktg market|mtg mortgage|mun municipal|mus museum|nucl nuclear|opt optical|optics optical|pkg packaging|plast plastic|plastics plastic|pwr power|ref refinery|refineries refinery|refining refinery|reg regional|rep republic|rly railway|rlwy railway|railways railway|railroad railway|sch school|spec special|srv service|svs service|std standard|stn station|tel telecom|trav travel|utilities utility|utils utility|veh vehicle|vehicles vehicle|wks plant|wld world|worldwide world|yd yard
defence defense|labour labor|programme program|aluminium aluminum|tyre tire|tyres tire|tires tire|harbour harbor|jewellery jewelry|jewelers jewelry|jewellers jewelry|theatre theater|catalogue catalog|fertiliser fertilizer|fertilisers fertilizer|fertilizers fertilizer|sulphur sulfur|grey gray|colour color|licence license|cheque check
el al|ul al|ar al|ash al|as al|ad al|an al|at al|az al`
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(' ') as [string, string]);

/** Kinds of ship before a vessel's name. */
export const VESSEL_PREFIXES = words(
  'mv mt ms ss m v t s mvt mts fv sv my hms uss hmas hmcs ins kri rv lng lpg mtv msv tug barge dredger yacht vessel tanker ship motor boat',
);
