import { languageOfText } from './language-of-text';

test.each([
  ['Gold Loan Field Officer (ಚಿನ್ನದ ಸಾಲ)', 'en'],
  ['<p class="a long class of letters">ರಾತ್ರಿ ಪಾಳಿ</p>', 'kn'],
  ['CNC ऑपरेटर, रात की शिफ़्ट में काम', 'hi'],
  ['<p>9–6</p>', null],
])('%s', (text, language) => expect(languageOfText(text)).toBe(language));
