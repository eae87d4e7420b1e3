import type { Queries } from '../rule';
import { titles } from '../titles';

const [sql, python] = [/\bsql\b|postgresql|mysql/i, /\bpython\b/i];

/** One skill or a list. Listed skills may be anywhere in the ad. */
export const skillQueries: Queries = {
  'python sql tableau': { mentions: [python, sql, /\btableau\b/i] },
  'python sql': { mentions: [python, sql] },
  'sql, power bi, excel': { mentions: [sql, /\bpower ?bi\b/i, /\bexcel\b/i] },
  'java spring boot microservices': { mentions: [/\bjava\b/i, /\bspring\b/i, /\bmicro-?\s?services?\b/i] },
  'react node mongodb': { mentions: [/\breact/i, /\bnode/i, /\bmongo/i] },
  'html css javascript': { mentions: [/\bhtml/i, /\bcss/i, /\bjavascript\b|\bjs\b/i] },
  'aws docker kubernetes': { mentions: [/\baws\b/i, /\bdocker/i, /\bkubernetes\b|\bk8s\b/i] },
  'aws terraform': { mentions: [/\baws\b/i, /\bterraform\b/i] },
  'hadoop spark scala': { mentions: [/\bhadoop\b/i, /\bspark\b/i, /\bscala\b/i] },
  'pyspark databricks azure': { mentions: [/\bpyspark\b|\bspark\b/i, /\bdatabricks\b/i, /\bazure\b/i] },
  'tensorflow pytorch': { mentions: [/\btensorflow\b/i, /\bpytorch\b/i] },
  'machine learning python nlp': {
    mentions: [/\bmachine learning\b|\bml\b/i, python, /\bnlp\b|natural language/i],
  },
  'snowflake dbt': { mentions: [/\bsnowflake\b/i, /\bdbt\b/i] },
  'figma prototyping': { mentions: [/\bfigma\b/i, /\bprototyp/i] },
  'photoshop illustrator': { mentions: [/\bphotoshop\b/i, /\billustrator\b/i] },
  'seo google ads': { mentions: [/\bseo\b/i, /\bgoogle ads\b|\badwords\b/i] },
  'tally gst accounting': { mentions: [/\btally\b/i, /\bgst\b/i, /\baccount/i] },
  'excel vba': { mentions: [/\bexcel\b/i, /\bvba\b|\bmacros?\b/i] },
  'selenium java automation testing': { mentions: [/\bselenium\b/i, /\bjava\b/i, /\btest/i] },
  'c++ qt': { mentions: [/\bc\+\+/i, /\bqt\b/i] },
  'c++ developer': { title: /\bc\+\+/i },
  'c# asp.net': { mentions: [/\bc#/i, /\basp\b|\.net\b/i] },
  'power bi': { title: /\bpower ?bi\b/i },
  'tableau developer': { title: /\btableau\b/i },
  snowflake: { title: /\bsnowflake\b/i },
  kubernetes: { title: /\bkubernetes\b|\bk8s\b/i },
  'sql developer': { title: titles.sql },
  'nodejs typescript': { mentions: [/\bnode/i, /\btypescript\b/i] },
  golang: { title: titles.golang },
  rust: { title: /\brust\b/i },
  'ruby on rails developer': { title: titles.ruby },
  'flutter developer': { title: titles.flutter },
  salesforce: { title: titles.salesforce },
  'hubspot crm': { mentions: [/\bhubspot\b/i, /\bcrm\b/i] },
  'german speaking': { title: /\bgerman\b/i },
  'japanese language jobs': { title: /\bjapan(ese)?\b/i },
  'aws data engineer': { title: titles.dataEngineer, mentions: [/\baws\b|\bamazon web/i] },
  'gcp data engineer': { title: titles.dataEngineer, mentions: [/\bgcp\b|\bgoogle cloud\b/i] },
  'azure data engineer': { title: titles.dataEngineer, mentions: [/\bazure\b/i] },
};
