import type { BaseTheme } from './shape';

export const casaDoFimDaRua: BaseTheme = {
  slug: 'casa-do-fim-da-rua',
  title: 'Conto de mistério: a casa do fim da rua',
  genre: 'conto',
  school_grades: [6, 7, 8, 9],
  learning_path_type: 'trilha',
  summary: 'Ninguém mora lá há anos. Então, quem acendeu a luz do andar de cima?',
  statement: `No fim da rua há uma casa fechada. Todo mundo tem uma explicação para ela, e nenhuma combina com a outra. Numa noite, uma personagem da sua idade vê acender-se a luz do andar de cima.

Escreva um conto de mistério a partir dessa situação. Decida quem narra, apresente o lugar, crie pistas, leve a tensão a um ponto alto e dê à história um desfecho que surpreenda sem trair as pistas. De 200 a 450 palavras, com título.`,
  motivating_texts: [
    {
      kind: 'literario',
      title: 'Número 40',
      source: 'Texto da Equipe Lauda',
      is_invented: false,
      body: `A rua das Palmas acabava no número 38; dali em diante era só muro. Pelo menos foi o que me disseram na imobiliária. Na primeira noite, porém, da janela do meu quarto, contei as casas por distração: trinta e quatro, trinta e seis, trinta e oito, quarenta.

O número 40 era estreito, de azulejo verde, com uma cadeira de balanço na varanda. A cadeira ia e vinha. Pensei em vento e olhei para a amoreira do vizinho: nem uma folha se mexia. De manhã, fui até lá com o pão debaixo do braço. Havia um muro, alto, coberto de limo. No chão, encostado nele, um caco de azulejo verde, ainda morno.`,
    },
    {
      kind: 'informativo',
      title: 'O ofício das pistas',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Mistério não é o mesmo que susto. O susto dura um segundo; o mistério é uma pergunta que o leitor carrega pela história inteira. Para mantê-la acesa, quem escreve trabalha como quem esconde ovos de Páscoa: deixa as pistas à vista, mas misturadas a coisas comuns. Um relógio parado, um cachorro que não late, um degrau que range só na subida.

Há um acordo de honra com o leitor: ao chegar ao fim, ele deve poder voltar às primeiras linhas e dizer “estava aqui o tempo todo!”. Por isso, “era tudo um sonho” costuma decepcionar, já que apaga as pistas em vez de juntá-las.`,
    },
  ],
  repertory: [
    {
      kind: 'obra',
      title: '“Casa tomada” (1946), de Julio Cortázar',
      body: 'Dois irmãos abandonam, cômodo a cômodo, a casa invadida por algo que nunca aparece. Ensina que não mostrar pode assustar mais do que mostrar.',
    },
    {
      kind: 'obra',
      title: '“A queda da casa de Usher” (1839), de Edgar Allan Poe',
      body: 'No conto, a casa e a família adoecem juntas. Bom modelo de cenário que age como personagem.',
    },
    {
      kind: 'obra',
      title: '“Venha ver o pôr do sol”, de Lygia Fagundes Telles',
      body: 'Um passeio ao cemitério vai mudando de tom por meio de pequenos sinais. Observe como a autora planta as pistas no diálogo.',
    },
  ],
  template: {
    title: 'Conto de mistério: a luz acesa',
    guidance:
      'Antes de escrever, decida o final e anote três pistas que levem a ele. Espalhe-as no começo e no meio. Leia o rascunho em voz alta: onde a tensão cai?',
    days: 10,
  },
};
