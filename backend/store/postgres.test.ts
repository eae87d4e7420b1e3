/** @jest-environment node */
import { describeAlerts } from './alerts/suite';
import { describeChanges } from './changes/suite';
import { describeLocations } from './jobs/locations-suite';
import { describeMails } from './mails/suite';
import { openPostgresStore } from './postgres';
import { postgresForTests } from '../../test/postgres';
import { describeSearch } from './jobs/search/suite';
import { describeSources } from './jobs/sources-suite';
import { describeStore } from './suite';

const postgres = postgresForTests(process.env);
postgres.describe('PostgreSQL', () => {
  const nextSchema = postgres.schemas();
  const open = async (now: () => Date) => openPostgresStore({ url: await nextSchema(), now });

  describeStore('PostgreSQL', open);
  describeSearch('PostgreSQL', open);
  describeLocations('PostgreSQL', open);
  describeChanges('PostgreSQL', open);

  let lastUrl = '';
  const openMailing = async (now: () => Date, again = false) => {
    if (!again) lastUrl = await nextSchema();
    return openPostgresStore({ url: lastUrl, now, queueMails: true });
  };
  describeMails('PostgreSQL', openMailing);
  describeAlerts('PostgreSQL', openMailing);
  describeSources('PostgreSQL', open);
});
