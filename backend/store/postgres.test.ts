/** @jest-environment node */
import { describeAlerts } from './alerts-contract';
import { describeChanges } from './changes-contract';
import { describeLocations } from './locations-contract';
import { describeMails } from './mails-contract';
import { openPostgresStore } from './postgres';
import { postgresForTests } from './postgres-support';
import { describeSearch } from './search-contract';
import { describeSources } from './sources-contract';
import { describeStore } from './store-contract';

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
