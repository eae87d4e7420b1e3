import { doc, docx, pdf, png } from '../../test/cv-files/plain';
import { detectCvType, startsAsProgram } from './cv-head';

test.each([
  ['pdf', pdf],
  ['doc', doc],
  ['docx', docx],
  [null, png],
])('detectCvType: %s', (type, bytes) => {
  expect(detectCvType(bytes)).toBe(type);
});

test.each([
  [true, Buffer.from('MZ\x90')],
  [true, Buffer.from('\ufeff#!/bin/sh')],
  [false, pdf],
  [false, Buffer.alloc(0)],
])('startsAsProgram: %s', (isProgram, bytes) => {
  expect(startsAsProgram(bytes)).toBe(isProgram);
});
