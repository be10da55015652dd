import { messages } from '@lauda/contract/messages';
import { PASSWORD_MAX, PASSWORD_MIN } from '@lauda/contract/users';
import type { PasswordRule } from './password-rules';

export const texts = {
  newPassword: 'Nova senha',
  repeatPassword: 'Repita a nova senha',
  rules: {
    length: `De ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres, de qualquer tipo`,
    guessable: 'Difícil de adivinhar',
    personal: 'Sem o seu nome, usuário ou e-mail',
    repeated: 'As duas senhas são iguais',
  } satisfies Record<PasswordRule, string>,
  held: 'cumprida: ',
  missing: 'falta: ',
  advice: 'Uma frase curta, fácil de lembrar, é melhor que símbolos.',
  broken: {
    length: `Use de ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres.`,
    guessable: messages.commonPassword,
    personal: messages.personalPassword,
    repeated: 'As duas senhas precisam ser iguais.',
  } satisfies Record<PasswordRule, string>,
};
