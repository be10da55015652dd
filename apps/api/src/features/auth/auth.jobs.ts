import { openInScope } from '../../db/in-scope';
import { sendLetter } from '../../gateways/mail';
import { randomToken, sha256 } from '../../http/session/tokens';
import { hears } from '../../jobs/hearer';
import { addPasswordToken, ownerOfEmail } from './recovery.queries';
import { texts } from './texts';

/** Off the request, so that a known address takes no longer than an unknown one. */
export const authJobs = [
  hears('password_recovery.requested', async ({ database, config }, { email }) => {
    const letter = await openInScope(database, async (sql) => {
      const owner = await ownerOfEmail(sql, email);
      if (!owner) return undefined;
      const token = randomToken();
      await addPasswordToken(sql, owner.id, sha256(token));
      const link = `${config.PUBLIC_URL}/recuperar-senha?token=${token}`;
      return { to: owner.email, subject: texts.recoverySubject, text: texts.recovery(owner.first_name, link) };
    });
    if (letter) await sendLetter(config, letter);
  }),
];
