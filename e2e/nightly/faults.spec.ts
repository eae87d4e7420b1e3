import { expect, test } from '@playwright/test';
import { runFaults } from '../faults/faults';

// A loss must not be hidden by a retry.
test.describe.configure({ retries: 0 });

test('an acknowledged application arrives once, whatever fails and whenever the website is killed', async () => {
  test.setTimeout(300_000);
  const result = await runFaults({ applications: 50, kills: 3 });
  const { sent, acknowledged, stored, lost, duplicated, undelivered } = result;
  expect({ sent, acknowledged, stored, lost, duplicated, undelivered }).toEqual({
    sent: 50,
    acknowledged: 50,
    stored: 50,
    lost: 0,
    duplicated: 0,
    undelivered: 0,
  });
});
