import type { Queries } from '../rule';
import { titles } from '../titles';

/** Only a place, or a place that is not a city. */
export const placeQueries: Queries = {
  'jobs in pune': { city: 'pune' },
  'jobs in bangalore': { city: 'bengaluru' },
  'job vacancy in chennai': { city: 'chennai' },
  mumbai: { city: 'mumbai' },
  'jobs in delhi ncr': { city: ['delhi', 'noida', 'gurugram', 'ghaziabad', 'faridabad', 'greater-noida'] },
  'jobs in vizag': { city: 'visakhapatnam' },
  'trivandrum jobs': { city: 'thiruvananthapuram' },
  'jobs in hubli': { city: 'hubballi' },
  'jobs in mangalore': { city: 'mangaluru' },
  'work in nagpur': { city: 'nagpur' },
  'jobs in gurgaon': { city: 'gurugram' },
  'jobs in kerala': {
    place: /kerala|kochi|cochin|trivandrum|thiruvananthapuram|kozhikode|calicut|thrissur|ernakulam/i,
  },
  'jobs in andheri': { place: /\bandheri\b/i },
  'jobs in karnataka': { place: /karnataka|bengaluru|bangalore|mysuru|mysore|mangal|hubli|hubballi/i },
  'teacher job in tamil nadu': {
    title: titles.teacher,
    place: /tamil ?nadu|chennai|coimbatore|madurai|trichy|salem/i,
  },
  'jobs in usa for indian': {
    place: /\busa?\b|united states|\bu\.s\.|new york|san francisco|\b(ca|ny|tx|ma)\b/i,
  },
  'jobs in dubai': { place: /\bdubai\b|\buae\b|emirates/i },
  'software engineer singapore': { title: titles.softwareEngineer, place: /\bsingapore\b/i },
};
