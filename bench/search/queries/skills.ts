import type { GoldenQuery } from '../rule';
import { titles } from '../titles';

const [sql, python] = [/\bsql\b|postgresql|mysql/i, /\bpython\b/i];

/** What one can do, as a list or as one skill. A list's skills may stand anywhere in the ad. */
export const skillQueries: readonly GoldenQuery[] = [
  { query: 'python sql tableau', relevant: { mentions: [python, sql, /\btableau\b/i] } },
  { query: 'python sql', relevant: { mentions: [python, sql] } },
  { query: 'sql, power bi, excel', relevant: { mentions: [sql, /\bpower ?bi\b/i, /\bexcel\b/i] } },
  {
    query: 'java spring boot microservices',
    relevant: { mentions: [/\bjava\b/i, /\bspring\b/i, /\bmicro-?\s?services?\b/i] },
  },
  { query: 'react node mongodb', relevant: { mentions: [/\breact/i, /\bnode/i, /\bmongo/i] } },
  { query: 'html css javascript', relevant: { mentions: [/\bhtml/i, /\bcss/i, /\bjavascript\b|\bjs\b/i] } },
  {
    query: 'aws docker kubernetes',
    relevant: { mentions: [/\baws\b/i, /\bdocker/i, /\bkubernetes\b|\bk8s\b/i] },
  },
  { query: 'aws terraform', relevant: { mentions: [/\baws\b/i, /\bterraform\b/i] } },
  { query: 'hadoop spark scala', relevant: { mentions: [/\bhadoop\b/i, /\bspark\b/i, /\bscala\b/i] } },
  {
    query: 'pyspark databricks azure',
    relevant: { mentions: [/\bpyspark\b|\bspark\b/i, /\bdatabricks\b/i, /\bazure\b/i] },
  },
  { query: 'tensorflow pytorch', relevant: { mentions: [/\btensorflow\b/i, /\bpytorch\b/i] } },
  {
    query: 'machine learning python nlp',
    relevant: { mentions: [/\bmachine learning\b|\bml\b/i, python, /\bnlp\b|natural language/i] },
  },
  { query: 'snowflake dbt', relevant: { mentions: [/\bsnowflake\b/i, /\bdbt\b/i] } },
  { query: 'figma prototyping', relevant: { mentions: [/\bfigma\b/i, /\bprototyp/i] } },
  { query: 'photoshop illustrator', relevant: { mentions: [/\bphotoshop\b/i, /\billustrator\b/i] } },
  { query: 'seo google ads', relevant: { mentions: [/\bseo\b/i, /\bgoogle ads\b|\badwords\b/i] } },
  { query: 'tally gst accounting', relevant: { mentions: [/\btally\b/i, /\bgst\b/i, /\baccount/i] } },
  { query: 'excel vba', relevant: { mentions: [/\bexcel\b/i, /\bvba\b|\bmacros?\b/i] } },
  {
    query: 'selenium java automation testing',
    relevant: { mentions: [/\bselenium\b/i, /\bjava\b/i, /\btest/i] },
  },
  { query: 'c++ qt', relevant: { mentions: [/\bc\+\+/i, /\bqt\b/i] } },
  { query: 'c++ developer', relevant: { title: /\bc\+\+/i } },
  { query: 'c# asp.net', relevant: { mentions: [/\bc#/i, /\basp\b|\.net\b/i] } },
  { query: 'power bi', relevant: { title: /\bpower ?bi\b/i } },
  { query: 'tableau developer', relevant: { title: /\btableau\b/i } },
  { query: 'snowflake', relevant: { title: /\bsnowflake\b/i } },
  { query: 'kubernetes', relevant: { title: /\bkubernetes\b|\bk8s\b/i } },
  { query: 'sql developer', relevant: { title: titles.sql } },
  { query: 'nodejs typescript', relevant: { mentions: [/\bnode/i, /\btypescript\b/i] } },
  { query: 'golang', relevant: { title: titles.golang } },
  { query: 'rust', relevant: { title: /\brust\b/i } },
  { query: 'ruby on rails developer', relevant: { title: titles.ruby } },
  { query: 'flutter developer', relevant: { title: titles.flutter } },
  { query: 'salesforce', relevant: { title: titles.salesforce } },
  { query: 'hubspot crm', relevant: { mentions: [/\bhubspot\b/i, /\bcrm\b/i] } },
  { query: 'german speaking', relevant: { title: /\bgerman\b/i } },
  { query: 'japanese language jobs', relevant: { title: /\bjapan(ese)?\b/i } },
  {
    query: 'aws data engineer',
    relevant: { title: titles.dataEngineer, mentions: [/\baws\b|\bamazon web/i] },
  },
  {
    query: 'gcp data engineer',
    relevant: { title: titles.dataEngineer, mentions: [/\bgcp\b|\bgoogle cloud\b/i] },
  },
  { query: 'azure data engineer', relevant: { title: titles.dataEngineer, mentions: [/\bazure\b/i] } },
];
