/** The id of the standing job for CVs without a job: open without end, and in no list. Such an API has the extra 'talent-pool'. */
export const TALENT_POOL = 'talent-pool';
