import type * as english from '../indian-moment';
import { type DayParts, withDayPart } from '../indian-moment';
import type { Words } from '../words';

const PARTS: DayParts = [
  [0, 'ರಾತ್ರಿ'],
  [5, 'ಬೆಳಗ್ಗೆ'],
  [12, 'ಮಧ್ಯಾಹ್ನ'],
  [16, 'ಸಂಜೆ'],
  [19, 'ರಾತ್ರಿ'],
];

export const timeOfDay: Words<typeof english.timeOfDay> = (hours, minutes) =>
  withDayPart(PARTS, hours, minutes) + (minutes ? '' : ':00');

export const dateAndTime = (date: string, time: string) => `${date}, ${time}`;
