import { splitName } from './split-name';

test.each([
  ['Asha Rao', 'Asha', 'Rao'],
  ['RAVI KUMAR', 'Ravi', 'Kumar'],
  ['Asha', 'Asha', undefined],
  ['R. Kumar', 'R.', 'Kumar'],
  ['S. K. Iyer', 'S. K.', 'Iyer'],
  ['Kumar R.', 'Kumar', 'R.'],
  ['MANOJ K R', 'Manoj', 'K R'],
  ['KUMAR, Ravi', 'Ravi', 'Kumar'],
  ['D’SOUZA, MARY ANN', 'Mary Ann', 'D’Souza'],
  ["MARY D'SOUZA", 'Mary', "D'Souza"],
  ['Lakshmi Venkata Raman', 'Lakshmi Venkata', 'Raman'],
  ['A. P. J. Abdul Kalam', 'A. P. J. Abdul', 'Kalam'],
  ['Mr. Ravi Kumar', 'Ravi', 'Kumar'],
  ['Dr.Meenakshi Iyer', 'Meenakshi', 'Iyer'],
  ['Prof. Dr. Suresh Bhat', 'Suresh', 'Bhat'],
  ['Er. Tarun Yadav', 'Tarun', 'Yadav'],
  ['Ravi Kumar MBA', 'Ravi', 'Kumar'],
  ['Ravi Kumar, MBA, PMP', 'Ravi', 'Kumar'],
  ['Asha Rao (She/Her)', 'Asha', 'Rao'],
  ['MD. IMRAN', 'Md.', 'Imran'],
  ['Abdul Rahman K P', 'Abdul Rahman', 'K P'],
  ['ANNE-MARIE FERNANDES', 'Anne-Marie', 'Fernandes'],
  ['Asha McDonald', 'Asha', 'McDonald'],
  ['आशा वर्मा', 'आशा', 'वर्मा'],
  ['श्री रवि कुमार', 'रवि', 'कुमार'],
  ['ಕಾವ್ಯ ಹೆಗಡೆ', 'ಕಾವ್ಯ', 'ಹೆಗಡೆ'],
  ['  Ravi   Kumar  ', 'Ravi', 'Kumar'],
])('%s is %s, %s', (name, firstName, lastName) => {
  const split = splitName(name);
  expect([split?.firstName, split?.lastName]).toEqual([firstName, lastName]);
});

test.each(['', ' , ', '()', 'Ravi, Asha, Meena'])('"%s" is not a name', (name) => {
  expect(splitName(name)).toBeNull();
});
