const COUNTRIES = `Afghanistan|Argentina|Australia|Austria|Bahrain|Bangladesh|Belgium|Bhutan|Brazil|Bulgaria|Cameroon|
Canada|Chile|China|Colombia|Costa Rica|Croatia|Czech Republic|Czechia|Denmark|Dominican Republic|Egypt|England|Estonia|
Ethiopia|Finland|France|Germany|Ghana|Greece|Hong Kong|Hungary|Iceland|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Japan|
Jordan|Kenya|Korea|Kuwait|Latvia|Lebanon|Lithuania|Luxembourg|Malaysia|Maldives|Malta|Mauritius|Mexico|Morocco|Myanmar|
Nepal|Netherlands|New Zealand|Nigeria|Norway|Oman|Pakistan|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Rwanda|
Saudi Arabia|Scotland|Serbia|Singapore|Slovakia|Slovenia|South Africa|Spain|Sri Lanka|Sweden|Switzerland|Taiwan|Tanzania|
Thailand|Turkey|Uganda|Ukraine|United Arab Emirates|UAE|United Kingdom|UK|United States|USA|US|Uzbekistan|Vietnam|Wales|
Zambia|Zimbabwe`;

/** Provinces and states abroad that stand beside a place's name. */
const PROVINCES = `Alabama|Alaska|Alberta|Arizona|Arkansas|British Columbia|California|Colorado|Connecticut|Delaware|
Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Manitoba|Maryland|Massachusetts|
Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New South Wales|
New York|North Carolina|North Dakota|Ohio|Oklahoma|Ontario|Oregon|Pennsylvania|Quebec|Queensland|Rhode Island|
Saskatchewan|Sindh|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|
Wisconsin|Wyoming`;

/** Countries other than India, and provinces abroad, as place texts name them. */
export const FOREIGN_PLACES: readonly string[] = [COUNTRIES, PROVINCES]
  .join('|')
  .replace(/\n/g, '')
  .split('|');

/** Postal codes of US states and Canadian provinces, without IN and TN, which also mean India and Tamil Nadu. */
export const FOREIGN_CODES: ReadonlySet<string> = new Set(
  (
    'al ak az ar ca co ct de dc fl ga hi id il ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or ' +
    'pa ri sc sd tx ut vt va wa wv wi wy ab bc mb nb nl ns on pe qc sk'
  ).split(' '),
);
