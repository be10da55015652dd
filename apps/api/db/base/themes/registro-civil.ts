import type { BaseTheme } from './shape';

export const registroCivil: BaseTheme = {
  slug: 'registro-civil',
  title: 'Invisibilidade e registro civil: o documento que abre a porta da cidadania',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'simulado',
  summary: 'Sem certidão de nascimento, uma pessoa existe para a família, mas não para o Estado.',
  statement: `Leia atentamente os textos de apoio. Em seguida, redija um texto dissertativo-argumentativo, na norma-padrão, a respeito do tema “Invisibilidade e registro civil: o documento que abre a porta da cidadania”.

Seu texto deve expor um ponto de vista, relacionar informações e argumentos para defendê-lo e indicar uma proposta de intervenção que respeite os direitos humanos e devolva visibilidade a quem foi esquecido. Escreva entre 20 e 30 linhas, sem transcrever os textos motivadores.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Existir no papel',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `A certidão de nascimento é o primeiro documento de uma vida e a chave de todos os outros. Sem ela não se tira carteira de identidade, nem CPF, nem título de eleitor; não se abre conta, não se assina contrato de trabalho, não se recebe benefício social. Em caso de doença, o atendimento vira favor; em caso de morte, até o enterro se complica.

O número de crianças sem registro caiu muito nas últimas décadas, mas a falta persiste onde o cartório fica a dias de barco, entre quem vive nas ruas e em famílias nas quais a avó e a mãe também nunca foram registradas. A invisibilidade, nesses casos, passa de uma geração a outra como se fosse herança.`,
    },
    {
      kind: 'dado',
      title: 'O que faltou para o registro?',
      source: 'Mutirão Meu Nome É, balanço de 450 registros tardios feitos em doze municípios',
      is_invented: true,
      figure: {
        unit: 'pessoas',
        rows: [
          { label: 'Cartório longe demais', value: 162 },
          { label: 'Pais sem documentos', value: 126 },
          { label: 'Não sabia que era de graça', value: 99 },
          { label: 'Outros motivos', value: 63 },
        ],
      },
      body: 'O mutirão atendeu 450 pessoas que chegaram sem certidão; a mais nova tinha três meses, a mais velha, setenta e oito anos. Para 162 delas, o obstáculo era o caminho: horas de estrada ou de rio até o cartório. Outras 99 ouviram pela primeira vez, na fila, que o serviço não custa nada. Depois de registradas, 7 em cada 10 pediram, no mesmo dia, orientação para se matricular na escola ou obter o CPF.',
    },
    {
      kind: 'lei',
      title: 'De graça e para todos',
      source: 'Lei nº 6.015/1973, com as mudanças da Lei nº 9.534/1997, em nossas palavras',
      is_invented: false,
      body: 'A Lei de Registros Públicos manda inscrever no cartório todo nascimento ocorrido no território nacional. Desde 1997, nem o registro nem a primeira certidão podem ser cobrados, qualquer que seja a renda da família; o mesmo vale para o óbito. Quem perdeu o prazo não perde o direito: o registro fora do tempo continua possível em qualquer idade, com a ajuda de testemunhas e, se necessário, da Justiça.',
    },
    {
      kind: 'depoimento',
      title: 'Raimundo, com todas as letras',
      source: 'Depoimento de Raimundo, 57 anos, pescador (personagem fictício)',
      is_invented: true,
      body: 'Eu nasci na beira do igarapé e fui ficando. Todo mundo me conhecia, então nunca senti falta de papel. Senti quando meu filho foi ser matriculado e a moça perguntou o nome completo do pai. Completo como? Eu era Raimundo da Chica. Fiquei olhando para ela, e ela esperando com a caneta parada. Hoje tenho a certidão num plástico, pendurada na parede, do lado da santa. O moço do cartório perguntou se eu queria sobrenome. Pedi o do rio.',
    },
  ],
  repertory: [
    {
      kind: 'conceito',
      title: '“Direito a ter direitos”, de Hannah Arendt',
      body: 'A filósofa usa a expressão para falar de quem, expulso de qualquer comunidade política, perde a base de todos os direitos. Explica por que a falta de um papel atinge a cidadania inteira.',
    },
    {
      kind: 'livro',
      title: 'Vidas secas (1938), de Graciliano Ramos',
      body: 'Os filhos de Fabiano não têm nome no romance; são o menino mais velho e o mais novo. A escolha do autor traduz em linguagem a invisibilidade social da família.',
    },
    {
      kind: 'livro',
      title: 'Invisíveis (2021), de Fernanda da Escóssia',
      body: 'Pesquisa da jornalista e antropóloga com brasileiros adultos sem documentos. Oferece casos reais e mostra a vergonha e a esperança na fila do registro tardio.',
    },
    {
      kind: 'fato',
      title: 'Convenção sobre os Direitos da Criança (1989)',
      body: 'O tratado, ratificado pelo Brasil, prevê que toda criança seja registrada logo após nascer e tenha nome. Situa o problema como compromisso internacional.',
    },
  ],
  template: null,
};
