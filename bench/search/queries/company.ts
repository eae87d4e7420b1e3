import type { GoldenQuery } from '../rule';
import { titles } from '../titles';

/** Large employers of India by name. */
export const companyQueries: readonly GoldenQuery[] = [
  { query: 'accenture jobs', relevant: { company: /\baccenture\b/i } },
  { query: 'accenture bangalore', relevant: { company: /\baccenture\b/i, city: 'bengaluru' } },
  { query: 'infosys python developer', relevant: { company: /\binfosys\b/i, title: titles.pythonDeveloper } },
  {
    query: 'tcs jobs for freshers',
    relevant: { company: /\btcs\b|tata consultancy/i, experience: 'fresher' },
  },
  { query: 'tcs', relevant: { company: /\btcs\b|tata consultancy/i } },
  { query: 'amazon work from home', relevant: { company: /\bamazon\b/i, mode: 'remote' } },
  { query: 'amazon data engineer', relevant: { company: /\bamazon\b/i, title: titles.dataEngineer } },
  { query: 'wipro careers', relevant: { company: /\bwipro\b/i } },
  { query: 'cognizant data scientist', relevant: { company: /\bcognizant\b/i, title: titles.dataScientist } },
  { query: 'hdfc bank vacancy', relevant: { company: /\bhdfc\b/i } },
];
