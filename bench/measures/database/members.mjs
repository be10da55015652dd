import { get } from 'node:http';
import { median } from '../server.mjs';
import { startAtScale } from './at-scale.mjs';

const ROUNDS = 40;
const WARM_UP = 10;

/** What the members' list needs from the database, asked without session, scope, policies or schema. */
const bareMembers = (group) => `
  select users.id, first_name, last_name, username, email, must_change_password, coalesce(registration, '') as registration,
    coalesce(disregard_length or disregard_genre or disregard_theme, false) as has_adaptations
  from user_roles join users on users.id = user_id left join user_profiles on user_profiles.user_id = users.id
  where user_roles.school_group_id = ${group} and role_type = 'student' and ended_at is null and disabled_at is null
  order by search_name collate "C", users.id limit 1000`;

/** A class of a thousand: our answer over the same query and JSON.stringify in the same process, in turns. */
export async function membersTime(say) {
  const place = await startAtScale(1000);
  try {
    const path = `/api/v1/school_groups/${place.group}/list_members/`;
    const [ours, bare] = [[], []];
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const [one, other] = [
        (await place.ask('teacher', path, { 'accept-encoding': 'identity' })).ms,
        await place.bare(bareMembers(place.group)),
      ];
      if (round < WARM_UP) continue;
      ours.push(one);
      bare.push(other);
    }
    say(
      `mediana: ${median(ours).toFixed(1)} ms ÷ ${median(bare).toFixed(1)} ms; mínimo: ${Math.min(...ours).toFixed(1)} ms ÷ ${Math.min(...bare).toFixed(1)} ms`,
    );
    return {
      value: Math.min(...ours) / Math.min(...bare),
      rounds: `${Math.min(...ours).toFixed(1)} ms ÷ ${Math.min(...bare).toFixed(1)} ms, mínimo de ${ROUNDS}`,
    };
  } finally {
    await place.stop();
  }
}

export async function membersBytes(say) {
  const place = await startAtScale(1000);
  try {
    const headers = { cookie: place.cookies.teacher, 'accept-encoding': 'gzip' };
    const bytes = await new Promise((resolve, reject) => {
      get(`${place.url}/api/v1/school_groups/${place.group}/list_members/`, { headers }, (answer) => {
        let total = 0;
        answer
          .on('data', (chunk) => (total += chunk.length))
          .on('end', () => resolve(total))
          .on('error', reject);
      }).on('error', reject);
    });
    say(`${bytes} bytes no fio, gzip`);
    return { value: bytes / 1000, rounds: 'um corpo de 1.000 estudantes' };
  } finally {
    await place.stop();
  }
}
