import type { GoldenQuery } from '../rule';
import { titles } from '../titles';

/** Short names of jobs, qualifications, skills and cities. */
export const abbreviationQueries: readonly GoldenQuery[] = [
  { query: 'sr bde', relevant: { title: /\b(senior|sr)\b.*(\bbusiness development\b|\bbde\b)/i } },
  { query: 'bde', relevant: { title: titles.businessDevelopmentExecutive } },
  { query: 'bdm jobs', relevant: { title: titles.businessDevelopmentManager } },
  { query: 'sdr', relevant: { title: /\bsdr\b|\bsales development\b/i } },
  {
    query: 'sde 2',
    relevant: { title: /\bsde[- ]?(2|ii)\b|\bsoftware (development )?(engineer|developer)\b.*\b(2|ii)\b/i },
  },
  { query: 'sde', relevant: { title: titles.softwareEngineer } },
  {
    query: 'sr software engineer',
    relevant: { title: /\b(senior|sr)\b.*\bsoftware\b.*\b(engineer|developer)/i },
  },
  { query: 'sr data scientist', relevant: { title: /\b(senior|sr)\b.*\bdata scien/i } },
  { query: 'jr data analyst', relevant: { title: /\b(junior|jr)\b.*\bdata\b.*\banalys/i } },
  { query: 'asst manager', relevant: { title: /\bass(istan)?t\.? (\w+ )?manager/i } },
  { query: 'qa tester', relevant: { title: titles.qa } },
  { query: 'qa engineer', relevant: { title: titles.qa } },
  {
    query: 'sdet',
    relevant: { title: /\bsdet\b|\b(test|qa) automation|\bautomation (test|qa)|\bengineer in test/i },
  },
  { query: 'ca articleship', relevant: { title: titles.caArticleship } },
  { query: 'ca inter jobs', relevant: { title: titles.charteredAccountant } },
  { query: 'hr jobs', relevant: { title: titles.hr } },
  {
    query: 'hrbp',
    relevant: {
      title:
        /\bhrbp\b|\bhr business partner|\bpeople (business )?partner|\bhuman resources business partner/i,
    },
  },
  { query: 'dba', relevant: { title: titles.databaseAdministrator } },
  { query: 'ml engineer', relevant: { title: titles.machineLearning } },
  {
    query: 'ai ml engineer',
    relevant: { title: /\bai\b|\bml\b|\bmachine learning\b|\bartificial intelligence\b/i },
  },
  { query: 'ba jobs in pune', relevant: { title: titles.businessAnalyst, city: 'pune' } },
  {
    query: 'pm jobs bangalore',
    relevant: { title: /\b(product|project|program) manager|\bpm\b/i, city: 'bengaluru' },
  },
  { query: 'sre', relevant: { title: /\bsre\b|\bsite reliability\b/i } },
  { query: 'ios dev', relevant: { title: titles.ios } },
  { query: 'ui developer', relevant: { title: /\bui\b|\bfront-?\s?end\b|\buser interface\b/i } },
  { query: 'ux researcher', relevant: { title: /\b(ux|user|user experience)\b.*\bresearch/i } },
  { query: 'ta specialist', relevant: { title: titles.talentAcquisition } },
  {
    query: 'vp engineering',
    relevant: { title: /\b(vp|vice president)\b.*\bengineering\b|\bengineering\b.*\b(vp|vice president)\b/i },
  },
  { query: 'cfo', relevant: { title: /\bcfo\b(?! ?&)|\bchief financial officer/i } },
  { query: 'ceo office', relevant: { title: /\bceo\b|\bchief executive|\bchief of staff/i } },
  { query: 'csm', relevant: { title: titles.customerSuccess } },
  { query: 'mis executive', relevant: { title: titles.mis } },
  { query: 'bi developer', relevant: { title: /\bbi\b|\bbusiness intelligence\b/i } },
  {
    query: 'etl developer',
    relevant: { title: /\betl\b|\binformatica\b|\bssis\b|\btalend\b|\bdatastage\b/i },
  },
  { query: 'sap fico', relevant: { title: titles.sapFico } },
  { query: 'sap mm consultant', relevant: { title: /\bsap\b.*\bmm\b/i } },
  { query: 'dev ops', relevant: { title: titles.devops } },
  { query: 'blr data engineer', relevant: { title: titles.dataEngineer, city: 'bengaluru' } },
  { query: 'hyd jobs', relevant: { city: 'hyderabad' } },
  { query: 'rbt', relevant: { title: /\brbt\b|\bregistered behaviou?r tech/i } },
];
