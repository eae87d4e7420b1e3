import { identity } from './identity';

/** Names of fields that still have the sample's values. */
export const placeholdersLeft = (fields: object = identity, name = 'identity'): string[] =>
  Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return placeholdersLeft(value, `${name}.${key}`);
    return /example\.com|\/example\b|0{8}/.test(String(value)) ? [`${name}.${key}`] : [];
  });
