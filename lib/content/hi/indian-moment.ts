import type * as english from '../indian-moment';
import { type DayParts, withDayPart } from '../indian-moment';
import type { Words } from '../words';

const PARTS: DayParts = [
  [0, 'रात'],
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
];

export const timeOfDay: Words<typeof english.timeOfDay> = (hours, minutes) =>
  `${withDayPart(PARTS, hours, minutes)} बजे`;

export const dateAndTime = (date: string, time: string) => `${date}, ${time}`;
