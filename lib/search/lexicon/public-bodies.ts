/** Words for public bodies in India, in the names of employers and categories. */
export const PUBLIC_BODIES = new RegExp(
  String.raw`\b(?:${[
    String.raw`govt|government(?!\s+(?:affairs|relations|business))|sarkari|psu|public sector|ministry|directorate|department of|secretariat`,
    'municipal|nagar (?:nigam|palika|parishad)|panchayat|zilla|district (?:health|court|administration)|collectorate|cantonment',
    'public service commission|staff selection|selection (?:board|commission)|recruitment board|election commission|high court|supreme court',
    'indian (?:army|navy|air force|railways?|coast guard)|(?:northern|southern|eastern|western|central) railway|metro rail|railway',
    'police|border security|rifles|ordnance|cantonment|sainik school|kendriya|navodaya vidyalaya|anganwadi',
    String.raw`(?:bharat|hindustan|rashtriya)\b.{0,40}\b(?:limited|corporation|nigam)|employees.? (?:state insurance|provident fund)`,
    '(?:food|oil|coal|steel|power|life insurance|airports?|shipping)\\b.{0,40}\\b(?:corporation|authority|commission)(?: of india| limited)?',
    '(?:state|reserve|central) bank of india|union bank of india|bank of (?:india|baroda|maharashtra)|canara bank|punjab national bank',
    'all india institute of medical sciences|aiims|(?:indian|national) institutes? of (?:technology|management|science|mental|pharmac)|ii[tm](?!/)|nit|council of .{0,40}research|csir|icmr|icar|drdo|isro|nhm|national health mission',
  ].join('|')})\b`,
  'i',
);
