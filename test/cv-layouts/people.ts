/** An invented person, and how the CV gives name and contact. */
export type Person = {
  firstName: string;
  lastName: string;
  /** As it stands in the CV: with initials, capitals, honorific or degree. */
  shown: string;
  email: string;
  /** As it stands in the CV. */
  phone: string;
  /** Ten digits. */
  digits: string;
  /** What stands for the rest of the life: chosen by number. */
  seed: number;
};

const FIRST =
  `Asha Ravi Meenakshi Imran Gurpreet Lakshmi Suresh Priyanka Arjun Fatima Kavya Rohit Sneha Vikram Anjali Mohammed
Deepa Harish Nandini Tenzin Ishaan Pooja Manoj Swati Aravind Zoya Bhavana Karthik Divya Nikhil Rekha Sandeep Tanvi Yusuf
Geetha Omkar Ritu Joseph Shalini Dinesh Ananya Parveen Ganesh Mary Abdul Komal Vasanth Leela Tarun Ujjwal`.split(
    /\s+/,
  );
const LAST =
  `Rao Sharma Iyer Khan Singh Nair Reddy Patel Das Gowda Kulkarni Mukherjee Verma D'Souza Pillai Joshi Bhat Shaikh Menon
Chauhan Gupta Naidu Hegde Fernandes Deshpande Banerjee Mishra Kaur Shetty Lyngdoh Thakur Bora Chatterjee Yadav Rathore
Mehta Saxena Ansari Varghese Jadhav`.split(/\s+/);
const INDIC: [string, string][] = [
  ['आशा', 'वर्मा'],
  ['रवि', 'कुमार'],
  ['ಕಾವ್ಯ', 'ಹೆಗಡೆ'],
  ['ಸುರೇಶ್', 'ಗೌಡ'],
];
const DOMAINS = ['example.com', 'example.in', 'example.org', 'mail.example.com', 'example.co.in'];

/** The same two hundred each time. */
export function makePerson(seed: number): Person {
  const pick = <T>(list: readonly T[], salt: number): T =>
    list[(seed * 31 + salt * 17 + ((seed * seed) % 13)) % list.length]!;
  let [firstName, lastName] = [FIRST[(seed * 7) % FIRST.length]!, LAST[(seed * 11 + 3) % LAST.length]!];
  const kind = seed % 20;
  if (kind === 3 || kind === 12) firstName = `${firstName} ${pick(['Kumar', 'Devi', 'Prasad', 'Anand'], 1)}`;
  if (kind === 6) lastName = pick(['K', 'S.', 'K. R.', 'M'], 2);
  if (kind === 9) firstName = pick(['R.', 'S. K.', 'P.', 'M. V.'], 3);
  if (kind === 15 && seed % 40 === 15) lastName = '';
  if (kind === 17 && seed % 60 === 17) [firstName, lastName] = INDIC[Math.floor(seed / 60) % INDIC.length]!;
  const isIndic = !/[A-Za-z]/.test(firstName);
  const shown = showName(firstName, lastName, isIndic ? 99 : seed);
  const digits = `98000${String(10000 + ((seed * 7919) % 89999)).slice(0, 5)}`;
  return {
    ...{ firstName, lastName, shown, digits, seed },
    email: `${localPart(isIndic ? FIRST[seed % 50]! : firstName, isIndic ? 'Verma' : lastName, seed)}@${pick(DOMAINS, 4)}`,
    phone: showPhone(digits, seed),
  };
}

function showName(first: string, last: string, seed: number): string {
  const full = [first, last].filter(Boolean).join(' ');
  if (seed === 99) return full;
  if (seed % 53 === 10 && last.length > 2) return `${last.toUpperCase()}, ${first}`;
  const dressed =
    seed % 12 === 5
      ? `${seed % 2 ? 'Mr.' : 'Dr.'} ${full}`
      : seed % 17 === 4
        ? `${full}, ${seed % 2 ? 'MBA' : 'B.Tech'}`
        : full;
  return seed % 3 === 1 ? dressed.toUpperCase() : dressed;
}

function localPart(first: string, last: string, seed: number): string {
  const [given, family] = [first, last].map((part) => part.toLowerCase().replace(/[^a-z]/g, '')) as [
    string,
    string,
  ];
  switch (seed % 7) {
    case 0:
      return `${given}.${family || 'in'}`;
    case 1:
      return `${given}${family}${1980 + (seed % 25)}`;
    case 2:
      return `${family || given}_${given.slice(0, 1)}${seed % 90}`;
    case 3:
      return ['sunny', 'blue.sky', 'cricketfan', 'lucky', 'dreamz'][seed % 5]! + (seed % 1000);
    case 4:
      return `${given}-${family || 'cv'}`;
    case 5:
      return `${(given + family).slice(0, 12)}${seed % 100}`;
    default:
      return `${given.slice(0, 1)}${family || given}.work`;
  }
}

function showPhone(digits: string, seed: number): string {
  const [a, b] = [digits.slice(0, 5), digits.slice(5)];
  const forms = [
    `+91 ${a} ${b}`,
    `+91-${digits}`,
    `0${digits}`,
    `${a} ${b}`,
    digits,
    `(+91) ${a}-${b}`,
    `+91 (${a}) ${b}`,
    `0091 ${digits}`,
    `+91${digits}`,
    `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`,
    `${digits} / 97000${b}`,
    `+91 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
    `+91 – ${a} ${b}`,
    `${a}-${b}, 044-2800 0${b.slice(0, 3)}`,
  ];
  return forms[(seed * 5 + Math.floor(seed / 14)) % forms.length]!;
}
