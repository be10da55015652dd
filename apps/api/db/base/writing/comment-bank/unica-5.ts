import { ofCompetence } from './of-competence';

export const COMMENTS_UNICA_5 = ofCompetence('unica', 5, [
  {
    tone: 'correcao',
    title: 'Frases sem ponto',
    text: 'Há várias frases emendadas, sem ponto. Leia em voz alta: onde a voz cai e você respira, ponha o ponto e comece com maiúscula.',
    reason: 'O ponto é o sinal que mais ajuda o leitor, e o mais fácil de acertar.',
    example: '“fui lá ele não estava voltei” → “Fui lá. Ele não estava. Voltei.”',
  },
  {
    tone: 'correcao',
    title: 'Mas e mais',
    text: '“Mas” quer dizer “porém”; “mais” é o contrário de “menos”. Troque por “porém”: se couber, é sem o “i”.',
    reason: 'É uma das trocas mais comuns e some quando se conhece o teste.',
    example: 'Queria ir, mas choveu; quero mais bolo.',
  },
  {
    tone: 'correcao',
    title: 'Falas sem travessão',
    text: 'As falas estão misturadas com a narração. Comece cada uma em nova linha, com travessão, e separe com outro travessão o que o narrador diz.',
    reason: 'A pontuação do diálogo mostra quem fala sem precisar repetir “disse”.',
    example: '— Quem está aí? — perguntou o menino.',
    genre: 'conto',
  },
  {
    tone: 'correcao',
    title: 'Concordância com “a gente”',
    text: '“A gente” pede verbo no singular: a gente vai, a gente fez. Se quiser o plural, use “nós”: nós vamos, nós fizemos. No mesmo texto, fique com um dos dois.',
    reason: 'Misturar as duas formas é o desvio de concordância mais ouvido na conversa.',
    example: '“a gente fomos” → “a gente foi” ou “nós fomos”.',
  },
  {
    tone: 'correcao',
    title: 'Escrita de mensagem',
    text: '“Vc”, “pq” e “mt” funcionam no celular. Aqui escreva as palavras inteiras, a não ser que a personagem esteja mesmo mandando uma mensagem.',
    reason: 'Adequar a escrita à situação faz parte das convenções.',
    example: '“pq vc n foi” → “por que você não foi”.',
  },
  {
    tone: 'orientacao',
    title: 'Um parágrafo por passo',
    text: 'O texto está em um bloco só. Abra um parágrafo novo quando mudar a hora, o lugar, a pessoa que age ou a ideia.',
    reason: 'O parágrafo descansa o olho e mostra a organização do pensamento.',
    example: 'Um para a chegada, um para o susto, um para a descoberta.',
  },
  {
    tone: 'elogio',
    title: 'Pontuação com efeito',
    text: 'A pontuação aqui não está só correta: ela cria ritmo. A frase curta depois da longa faz o leitor parar onde você quis.',
    reason: 'Mostra que a norma também é um recurso de expressão.',
    example: '“Esperou a manhã toda na janela, contando os carros. Nenhum parou.”',
  },
  {
    tone: 'elogio',
    title: 'Texto bem cuidado',
    text: 'Grafia, acentos e parágrafos em ordem: dá para ver que você releu. Quem lê agradece.',
    reason: 'A revisão é um trabalho invisível que precisa de reconhecimento.',
    example: 'Nenhum acento esquecido em duas páginas.',
  },
]);
