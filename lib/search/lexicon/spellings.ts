/** Words that are also written as several. */
const COMPOUNDS = [
  'back end, block chain, ci cd, cyber security, dev ops, dot net, express js, front end, full stack',
  'go lang, ml ops, my sql, next js, node js, no sql, objective c, pl sql, power bi, s 4 hana, s4 hana',
  'service now, success factors, t sql, type script, word press, auto cad, corel draw, photo shop',
  'quick books, solid works, baby sitter, back office, bar tender, body guard, book keeper, book keeping',
  'care taker, e learning, e mail, fore man, front desk, front office, gun man, house keeper, house keeping',
  'line man, make up, on site, sales man, sales person, store keeper, tele marketing, tele sales',
  'ware house, watch man, wire man, full time, part time, a i, b a m s, b b a, b c a, b com, b d e, b h m s',
  'b p o, b sc, b tech, d el ed, h r, i t i, l l b, m b a, m b b s, m c a, m com, m sc, m tech, q a',
];

/**
 * Spelling variants: the canonical index word, and its other spellings. Applied to both ads and searches, so each must be
 * unambiguous.
 */
export const SPELLINGS: Readonly<Record<string, string>> = {
  // Programming
  angular: 'angularjs, angular js',
  'asp dotnet': 'asp net, aspnet',
  cplusplus: 'c plus plus, c plusplus, cpp',
  csharp: 'c sharp, c hash',
  database: 'data base, databases',
  datacenter: 'data center, data centre, datacentre',
  'dotnet core': 'net core',
  'dotnet developer': 'net developer',
  javascript: 'java script, js',
  laravel: 'larvel, laravell',
  mongodb: 'mongo db, mongo',
  postgresql: 'postgre sql, postgres, postgre',
  react: 'reactjs, react js',
  'vb dotnet': 'vb net, vbnet',
  vue: 'vuejs, vue js',
  website: 'web site, web sites',
  // Office programs and drawing
  excel: 'ms excel, msexcel, microsoft excel',
  msoffice: 'ms office, microsoft office',
  msword: 'ms word, microsoft word',
  powerpoint: 'power point, ms powerpoint',
  // Titles written in two words or one
  callcenter: 'call center, call centre, callcentre, call centers, call centres',
  draftsman: 'drafts man, draughtsman, draughts man',
  ecommerce: 'e commerce, ecom, e com',
  presales: 'pre sales, presale, pre sale',
  startup: 'start up, start ups',
  telecaller: 'tele caller, telecallers, tele callers, telecalling, tele calling, telly caller, telicaller',
  walkin: 'walk in, walkins, walk ins',
  // How one works
  workfromhome: 'work from home, working from home, wfh, w f h',
  // Abbreviations that mean one thing only in ads
  account: 'acct',
  accounts: 'accts, a cs',
  assistant: 'asst, asstt',
  associate: 'assoc',
  business: 'biz, buisness, bussiness, busines',
  communications: 'comms',
  department: 'dept',
  engineer: 'engr',
  engineering: 'engg',
  executive: 'exec',
  government: 'govt, gov',
  infrastructure: 'infra',
  international: 'intl',
  junior: 'jr, jnr',
  limited: 'ltd',
  management: 'mgmt, mgt',
  manager: 'mgr, mngr',
  manufacturing: 'mfg',
  marketing: 'mktg, mktng, marketting',
  mechanical: 'mech',
  operations: 'ops',
  'r d': 'rnd, r and d, research and development',
  private: 'pvt',
  representative: 'rep, reps',
  secretary: 'secy',
  senior: 'sr, snr',
  // Letters with full stops between them, and degrees
  bpharm: 'b pharm, b pharma, bpharma',
  dpharm: 'd pharm, d pharma, dpharma',
  mpharm: 'm pharm, m pharma, mpharma',
  // British and American
  anesthesia: 'anaesthesia',
  center: 'centre',
  counsellor: 'counselor, counseller, councellor, councelor',
  dietitian: 'dietician',
  fiber: 'fibre',
  gynecologist: 'gynaecologist',
  labour: 'labor',
  labourer: 'laborer',
  molding: 'moulding',
  optimization: 'optimisation',
  orthopedic: 'orthopaedic',
  pediatric: 'paediatric',
  pediatrician: 'paediatrician',
  program: 'programme',
  programs: 'programmes',
  theater: 'theatre',
  visualization: 'visualisation',
  ...Object.fromEntries(
    COMPOUNDS.join(', ')
      .split(', ')
      .map((torn) => [torn.replaceAll(' ', ''), torn]),
  ),
};
