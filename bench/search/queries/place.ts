import type { GoldenQuery } from '../rule';
import { titles } from '../titles';

/** A place only, or a place that is no city. */
export const placeQueries: readonly GoldenQuery[] = [
  { query: 'jobs in pune', relevant: { city: 'pune' } },
  { query: 'jobs in bangalore', relevant: { city: 'bengaluru' } },
  { query: 'job vacancy in chennai', relevant: { city: 'chennai' } },
  { query: 'mumbai', relevant: { city: 'mumbai' } },
  {
    query: 'jobs in delhi ncr',
    relevant: { city: ['delhi', 'noida', 'gurugram', 'ghaziabad', 'faridabad', 'greater-noida'] },
  },
  { query: 'jobs in vizag', relevant: { city: 'visakhapatnam' } },
  { query: 'trivandrum jobs', relevant: { city: 'thiruvananthapuram' } },
  { query: 'jobs in hubli', relevant: { city: 'hubballi' } },
  { query: 'jobs in mangalore', relevant: { city: 'mangaluru' } },
  { query: 'work in nagpur', relevant: { city: 'nagpur' } },
  { query: 'jobs in gurgaon', relevant: { city: 'gurugram' } },
  {
    query: 'jobs in kerala',
    relevant: {
      place: /kerala|kochi|cochin|trivandrum|thiruvananthapuram|kozhikode|calicut|thrissur|ernakulam/i,
    },
  },
  { query: 'jobs in andheri', relevant: { place: /\bandheri\b/i } },
  {
    query: 'jobs in karnataka',
    relevant: { place: /karnataka|bengaluru|bangalore|mysuru|mysore|mangal|hubli|hubballi/i },
  },
  {
    query: 'teacher job in tamil nadu',
    relevant: { title: titles.teacher, place: /tamil ?nadu|chennai|coimbatore|madurai|trichy|salem/i },
  },
  {
    query: 'jobs in usa for indian',
    relevant: { place: /\busa?\b|united states|\bu\.s\.|new york|san francisco|\b(ca|ny|tx|ma)\b/i },
  },
  { query: 'jobs in dubai', relevant: { place: /\bdubai\b|\buae\b|emirates/i } },
  {
    query: 'software engineer singapore',
    relevant: { title: titles.softwareEngineer, place: /\bsingapore\b/i },
  },
];
