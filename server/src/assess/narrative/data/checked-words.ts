/** Lower-case words that a check of prose looks for; kept by hand, in English because narratives are. */

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Capitalised at the beginning of a sentence without being a name. */
export const OPENINGS = listed(`
  a all although an and any as at based because besides both but by compared considering despite during each even finally for from furthermore
  given however if in it its moreover neither no none nor not nothing of on once one only other others overall since so still such taken that the
  their there therefore these they this those though thus to together under unless until upon what when where whereas which while with within without`);

/** How words of accusation begin: they are said only where a cited fact says them. */
export const ACCUSATIONS: readonly string[] = [
  ...listed(`
  abus accus acquit arrest assassin bomb brib charge cheat cocaine complicit conspir convict corrupt court crimin crime culprit custody cyber
  danger deceiv defraud drug embezzl evad evasion exploit extort extrem extradit fake felon fine forg fraud fugitive gang genocid guilt hack heroin
  illegal illicit imprison indict investigat jail kidnap kill kleptocr launder liar mafia malicious militant militia mob money murder narco
  nuclear offen pedo perpetr piracy pirat plot politic prison proliferat prosecut rape rob ruthless sanction scam sentenc shady shell slave
  smuggl spy stole steal suspect suspic tax terror theft threat tortur traffick trial unlawful victim violen war wanted weapon wrongdoing`),
];

/** What only the recommendation may say. */
export const CLEARANCES = listed(`
  accept acceptable approve approved authorise authorize authorized clear cleared clearance dismiss dismissed disregard exonerate exonerated
  harmless ignore innocent legitimate onboard onboarded permitted proceed reject rejected reputable safe trusted trustworthy unrelated whitelist
  whitelisted confirmed certain certainly definitely undoubtedly proven proves`);

export const NUMBER_WORDS = listed(`
  two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fifty hundred thousand million billion dozen
  twice thrice several second third fourth fifth half january february march april june july august september october november december`);

/**
 * Groups of words of one meaning: prose uses one of a group only where a cited fact does. The first is difference, which must
 * also be told where a fact tells it.
 */
export const MEANINGS: readonly ReadonlySet<string>[] = [
  listed(
    'differs differ different differing difference contradicts contradict conflicts conflict conflicting mismatch elsewhere',
  ),
  listed('not no nothing none neither never without lacks lacking absent missing unknown'),
  listed(
    'same equal equals identical agrees agree agreeing agreement matches match matched matching coincides coincide corresponds',
  ),
  listed('dead died deceased death'),
  listed('married wife husband spouse brother sister sibling father mother parent son daughter'),
];
