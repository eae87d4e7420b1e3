/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { leaders, members } from '@/lib/content/people';
import { RoleCards, RolePortrait } from './about';

test('people are shown with their photograph, or a drawing', () => {
  const { container } = render(
    <RoleCards
      members={[
        { role: 'Founder', text: 'Leads.', photo: '/founder.jpg' },
        { role: 'CEO', text: 'Runs.' },
      ]}
    />,
  );
  const [founder, ceo] = container.querySelectorAll('li');
  expect(founder!.querySelector('img')).toHaveAttribute('src', '/founder.jpg');
  expect(founder!.querySelector('svg')).toBeNull();
  expect(ceo!.querySelector('svg')).not.toBeNull();
});

test('no two roles of leadership and team have the same portrait', () => {
  const roles = leaders.length + members.length;
  const portraits = Array.from({ length: roles }, (_, variant) => {
    const { container } = render(<RolePortrait variant={variant} />);
    return container.innerHTML;
  });
  expect(new Set(portraits).size).toBe(roles);
});
