/** The words of the API's own documentation page. */
export const texts = {
  docsTitle: 'A API da Lauda',
  docsLead: 'Cada operação, quem pode chamá-la, o que ela recebe e o que responde. Esta página é feita do contrato que o servidor confere.',
  docsFile: 'OpenAPI em JSON',
  accessPublic: 'Qualquer pessoa, mesmo sem entrar.',
  accessSession: 'Qualquer pessoa que entrou, sobre o que é seu.',
  parameters: 'Parâmetros',
  body: 'Corpo',
  reply: 'Resposta',
  required: 'obrigatório',
  operations: (count: number) => (count === 1 ? '1 operação' : `${count} operações`),
  answers: {
    success: 'Feito.',
    invalid: 'Há campos a corrigir; cada um diz o que falta.',
    unauthenticated: 'É preciso entrar, ou renovar a sessão uma vez.',
    forbidden: 'O perfil de acesso não permite, ou falta o valor CSRF.',
    notFound: 'Não existe no alcance de quem pede.',
    conflict: 'Mudou antes; `current` traz o valor atual.',
    unavailable: 'Fora do ar por um instante; `Retry-After` diz quando voltar.',
  },
};
