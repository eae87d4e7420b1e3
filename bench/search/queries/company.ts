import type { Queries } from '../rule';
import { titles } from '../titles';

/** Large employers of India by name. */
export const companyQueries: Queries = {
  'accenture jobs': { company: /\baccenture\b/i },
  'accenture bangalore': { company: /\baccenture\b/i, city: 'bengaluru' },
  'infosys python developer': { company: /\binfosys\b/i, title: titles.pythonDeveloper },
  'tcs jobs for freshers': { company: /\btcs\b|tata consultancy/i, experience: 'fresher' },
  tcs: { company: /\btcs\b|tata consultancy/i },
  'amazon work from home': { company: /\bamazon\b/i, mode: 'remote' },
  'amazon data engineer': { company: /\bamazon\b/i, title: titles.dataEngineer },
  'wipro careers': { company: /\bwipro\b/i },
  'cognizant data scientist': { company: /\bcognizant\b/i, title: titles.dataScientist },
  'hdfc bank vacancy': { company: /\bhdfc\b/i },
};
