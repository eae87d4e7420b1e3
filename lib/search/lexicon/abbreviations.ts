/** Lines of "short: meaning, other meaning; …". */
const LINES = [
  // Offices and sales
  'ASM: area sales manager; BA: business analyst; BD: business development',
  'BDA: business development associate; BDE: business development executive',
  'BDM: business development manager; BDR: business development representative',
  'BPO: business process outsourcing; CCE: customer care executive; CEO: chief executive officer',
  'CFO: chief financial officer; COO: chief operating officer; CRE: customer relationship executive',
  'CRM: customer relationship management, customer relationship manager',
  'CRO: customer relationship officer, chief revenue officer; CSA: customer service associate',
  'CSE: customer support executive, customer service executive; CSM: customer success manager',
  'CSR: customer service representative, corporate social responsibility; CTO: chief technology officer',
  'DEO: data entry operator; dev: developer; EA: executive assistant; FOE: front office executive',
  'team lead: team leader; HR: human resources; HRBP: HR business partner; KAM: key account manager',
  'KPO: knowledge process outsourcing; MIS: management information system',
  'MT: management trainee, medical transcription; PA: personal assistant',
  'PM: project manager, product manager; PMO: project management office; RM: relationship manager',
  'SDR: sales development representative; SPOC: single point of contact',
  'TA: talent acquisition, teaching assistant; TL: team leader, team lead',
  'TPA: third party administrator; TSM: territory sales manager; VP: vice president',
  // Marketing
  'DM: digital marketing; PPC: pay per click; SEM: search engine marketing',
  'SEO: search engine optimization; SMM: social media marketing, social media manager',
  // Software
  'AI: artificial intelligence; BI: business intelligence; DBA: database administrator',
  'DSA: data structures and algorithms; ERP: enterprise resource planning; ETL: extract transform load',
  'GenAI: generative AI; IT: information technology; ML: machine learning',
  'MERN: mongodb express react nodejs; NLP: natural language processing; NOC: network operations center',
  'QA: quality assurance, quality analyst, tester, testing; QC: quality control, quality inspector',
  'RPA: robotic process automation',
  'SDE: software developer, software engineer, software development engineer',
  'SDET: software development engineer in test, automation tester; SOC: security operations center',
  'SRE: site reliability engineer; UI: user interface; UX: user experience',
  'UI UX: user experience, product designer',
  // SAP
  'SAP ABAP: advanced business application programming; SAP BASIS: SAP administrator',
  'SAP FICO: SAP finance, SAP FI, SAP CO; SAP HCM: SAP HR; SAP MM: SAP materials management',
  'SAP PM: SAP plant maintenance; SAP PP: SAP production planning; SAP QM: SAP quality management',
  'SAP SD: SAP sales and distribution',
  // Money and law
  'AP: accounts payable; AR: accounts receivable; CA: chartered accountant',
  'CMA: cost accountant, cost and management accountant; CS: company secretary, computer science',
  'FP&A: financial planning and analysis; GST: goods and services tax; KYC: know your customer',
  'AML: anti money laundering; LLB: bachelor of law; TDS: tax deducted at source',
  // Works and trades
  'AC: air conditioning, air conditioner',
  'AC technician: air conditioning technician, refrigeration technician',
  'BIM: building information modeling; CAD: computer aided design; CNC: computer numerical control',
  'EHS: environment health and safety, HSE; HVAC: heating ventilation and air conditioning',
  'ITI: industrial training institute; MEP: mechanical electrical plumbing',
  'PLC: programmable logic controller; QS: quantity surveyor; SCM: supply chain management',
  'VMC: vertical machining center',
  // Health
  'ANM: auxiliary nurse midwife; BAMS: ayurvedic doctor; BDS: dentist; BHMS: homeopathic doctor',
  'BMLT: lab technician; BPT: physiotherapist; CSSD: sterile supply technician',
  'DMLT: lab technician, laboratory technician; GDA: general duty assistant, patient care assistant',
  'GNM: general nursing and midwifery; ICU: intensive care unit',
  'MBBS: medical officer, general physician; MLT: medical lab technician; MR: medical representative',
  'OPD: outpatient department; OT technician: operation theatre technician; OT: operation theatre',
  'vet: veterinary, veterinarian; RMO: resident medical officer',
  // Schools
  'B.Ed: bachelor of education; D.El.Ed: diploma in elementary education',
  'NTT: nursery teacher training, nursery teacher; PGT: post graduate teacher; PRT: primary teacher',
  'PTI: physical education teacher, PET; TGT: trained graduate teacher',
];

/**
 * Abbreviations and their meanings in job ads. A search for one also shows the others, in both directions. The texts are
 * shown to visitors as written here.
 */
export const ABBREVIATIONS = LINES.flatMap((line) =>
  line.split('; ').map((entry): [short: string, ...meanings: string[]] => {
    const [short = '', meanings = ''] = entry.split(': ');
    return [short, ...meanings.split(', ')];
  }),
);
