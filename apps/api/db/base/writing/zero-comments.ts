import type { GenreSlug } from '@lauda/domain/writing/genres';
import type { BaseZeroReason } from './shape';

type Said = BaseZeroReason['comments'];

/** The same reason, said to whoever was writing that genre: what to do next is not the same for a poem and for a letter. */
const inGenre = (genre: GenreSlug, teacher: string, reviewer: string): Said => [
  { role: 'teacher', text: teacher, genre },
  { role: 'reviewer', text: reviewer, genre },
];

export const BLANK_BY_GENRE: Said = [
  ...inGenre(
    'conto',
    'A página ficou em branco, e toda história começa assim. Escolha alguém, um lugar e uma coisa que não devia estar ali: escreva só essa cena. O resto vem atrás. Estou esperando a sua versão.',
    'Folha sem texto: não há narrativa a avaliar. Situação: em branco.',
  ),
  ...inGenre(
    'poema',
    'Sua folha veio em branco. Feche os olhos e pense no lugar do tema: que som, que cheiro, que cor? Escreva uma linha para cada resposta. Já são três versos, e o poema começou.',
    'Folha sem versos: não há poema a avaliar. Situação: em branco.',
  ),
  ...inGenre(
    'relato-pessoal',
    'Você entregou a folha em branco. Nem toda lembrança é fácil de contar, e você pode escolher outra, pequena e alegre. Comece com “Eu lembro que…” e siga por cinco minutos sem parar. Depois a gente arruma.',
    'Folha sem texto: não há relato a avaliar. Situação: em branco.',
  ),
];

export const TOO_SHORT_BY_GENRE: Said = [
  ...inGenre(
    'dissertativo-argumentativo',
    'Seu texto tem {palavras} palavras e o mínimo é {minimo}. Retome a proposta, escolha um argumento e desenvolva-o em um parágrafo: a causa, a consequência e um exemplo. Faça o mesmo com um segundo e feche com a proposta de intervenção. Depois peça a reabertura.',
    'O texto tem {palavras} palavras (mínimo: {minimo}), o que equivale a até 7 linhas manuscritas; não há desenvolvimento que permita avaliar as cinco competências. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'artigo-de-opiniao',
    'Já sei o que você pensa; falta saber por quê. Com {palavras} palavras não deu para avaliar (o mínimo é {minimo}). Escreva dois motivos, imagine o que alguém diria contra e responda a essa pessoa.',
    'O texto tem {palavras} palavras (mínimo: {minimo}): há, no máximo, a enunciação de uma posição, sem argumentos. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'carta-aberta',
    'A carta parou antes do pedido. Ela tem {palavras} palavras, e o mínimo é {minimo}. Diga a quem escreve, quem é você, o que está errado e o que quer que seja feito: um parágrafo para cada coisa.',
    'O texto tem {palavras} palavras (mínimo: {minimo}), sem reivindicação fundamentada. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'carta-de-leitor',
    'Sua carta ficou em {palavras} palavras, e preciso de {minimo} para avaliar. Conte qual texto leu, de que parte gostou ou discordou e por quê, e assine com nome e cidade.',
    'O texto tem {palavras} palavras (mínimo: {minimo}) e não comenta o texto de referência. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'resenha-critica',
    'Fiquei curioso e queria mais: são {palavras} palavras e o mínimo é {minimo}. Apresente a obra em três frases, escolha uma cena de que gostou ou não e explique o que ela tem de bom ou de fraco.',
    'O texto tem {palavras} palavras (mínimo: {minimo}), sem apresentação nem avaliação da obra. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'noticia',
    'A notícia tem {palavras} palavras; o mínimo é {minimo}. Responda em uma frase cada: o que aconteceu, com quem, quando, onde, como e por quê. Some a fala de uma pessoa e ela está pronta.',
    'O texto tem {palavras} palavras (mínimo: {minimo}) e não completa o lide. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'reportagem',
    'Você tem o assunto, falta a apuração: são {palavras} palavras e o mínimo é {minimo}. Procure duas pessoas que vivem o problema, anote o que dizem e um número que o mostre. Com isso nascem três parágrafos.',
    'O texto tem {palavras} palavras (mínimo: {minimo}), sem fontes nem desenvolvimento do assunto. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'conto',
    'A sua história acabou antes de começar: {palavras} palavras, e o mínimo é {minimo}. O que a personagem queria? O que deu errado? Como ela saiu dessa? Responda contando, e o conto aparece.',
    'O texto tem {palavras} palavras (mínimo: {minimo}); não se constitui conflito narrativo. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'cronica',
    'Você achou uma boa cena e passou depressa por ela: {palavras} palavras, com mínimo de {minimo}. Volte e descreva devagar: quem estava, o que disseram, o que só você reparou.',
    'O texto tem {palavras} palavras (mínimo: {minimo}) e não desenvolve cena nem olhar. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'relato-pessoal',
    'O que você começou a contar é seu e vale a pena: são {palavras} palavras e preciso de {minimo}. Diga quando e onde foi, o que sentiu na hora e o que pensa disso hoje.',
    'O texto tem {palavras} palavras (mínimo: {minimo}), sem desenvolvimento da experiência. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'divulgacao-cientifica',
    'Seu relato tem {palavras} palavras e o mínimo é {minimo}. Pense em quem quer repetir o experimento em casa: qual era a pergunta, que material usou, o que fez em cada dia e o que viu?',
    'O texto tem {palavras} palavras (mínimo: {minimo}) e não apresenta objetivo, método e resultado. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'resumo',
    'Resumir é encurtar, mas aqui ficou curto demais: {palavras} palavras, e o mínimo é {minimo}. Escreva uma frase para cada parágrafo do texto original e depois ligue as frases.',
    'O texto tem {palavras} palavras (mínimo: {minimo}) e não recupera as ideias principais do original. Situação: texto insuficiente.',
  ),
  ...inGenre(
    'poema',
    'Um poema pode ser curto, mas com {palavras} palavras ainda não deu para ouvir o seu (o mínimo é {minimo}). Acrescente uma comparação, um som que se repita e uma última linha que surpreenda.',
    'O texto tem {palavras} palavras (mínimo: {minimo}); não se constituem versos avaliáveis. Situação: texto insuficiente.',
  ),
];

export const PROMPT_COPY_BY_GENRE: Said = [
  ...inGenre(
    'dissertativo-argumentativo',
    'Quase tudo o que está marcado veio dos textos da proposta, e no exame só contam as linhas suas, que precisam ser pelo menos 8. Use um dado da coletânea, em uma frase e com as suas palavras, e complete com algo que você aprendeu em outro lugar.',
    'Descontadas as linhas copiadas da coletânea, restam menos de 8 linhas de produção própria. Situação: cópia dos textos motivadores.',
  ),
  ...inGenre(
    'resumo',
    'O que você entregou são frases do próprio texto, recortadas. Resumir é contar com outras palavras: leia um parágrafo, cubra-o com a mão e diga em voz alta o que entendeu. Escreva isso.',
    'O texto é colagem de períodos do original, sem paráfrase. Situação: cópia dos textos motivadores.',
  ),
  ...inGenre(
    'resenha-critica',
    'A apresentação da obra está igual à da proposta, e a avaliação, que é a sua parte, não apareceu. Conte a obra em três frases suas e diga de qual cena se lembra e por quê.',
    'A sinopse reproduz o texto de apoio, e não há avaliação própria. Situação: cópia dos textos motivadores.',
  ),
  ...inGenre(
    'noticia',
    'A notícia repete as frases da proposta. Use as mesmas informações, mas reescreva o começo como se telefonasse a alguém: “Você soube que…?”. Depois acrescente a fala de uma pessoa entrevistada por você.',
    'O lide e o corpo reproduzem o material de apoio, sem redação própria. Situação: cópia dos textos motivadores.',
  ),
  ...inGenre(
    'divulgacao-cientifica',
    'As explicações marcadas estão iguais às do texto de apoio. Conte o que você fez e o que viu com os seus olhos, e explique a um primo mais novo por que deu nisso. Essas palavras é que valem.',
    'A descrição do experimento e a explicação reproduzem o texto de apoio. Situação: cópia dos textos motivadores.',
  ),
];

export const CLASSMATE_BY_GENRE: Said = [
  ...inGenre(
    'relato-pessoal',
    'Este relato é quase igual ao de outra pessoa, e duas vidas não cabem na mesma lembrança. Não precisa ser nada grandioso: conte um dia comum seu. Vamos conversar e depois eu reabro para você.',
    'Relato em primeira pessoa com coincidência literal e extensa com o de outro estudante. Situação: cópia entre estudantes.',
  ),
  ...inGenre(
    'conto',
    'Seu conto tem a mesma história, com as mesmas frases, de um colega. Se a ideia foi dos dois, ótimo: mantenha a ideia e mude quem conta. A mesma noite vista por outra personagem já é outro conto.',
    'Narrativa com coincidência literal de enredo e de períodos com outra redação da plataforma. Situação: cópia entre estudantes.',
  ),
  ...inGenre(
    'poema',
    'Esses versos já estavam na folha de outra pessoa. Fique com um deles, diga de quem é e escreva uma resposta: um poema que conversa com o do colega é seu, e pode ser muito bonito.',
    'Versos idênticos aos de outra redação da plataforma, na mesma ordem. Situação: cópia entre estudantes.',
  ),
];

export const LANGUAGE_BY_GENRE: Said = [
  ...inGenre(
    'poema',
    'Uma palavra de outra língua pode brilhar num poema, mas o seu está quase todo fora do português. Traduza a ideia, não as palavras: procure em português o som que você quer, e deixe só uma ou duas de lá.',
    'Versos predominantemente em língua estrangeira, além do que se explicaria como recurso expressivo. Situação: língua estrangeira predominante.',
  ),
  ...inGenre(
    'resenha-critica',
    'O título da obra pode ficar no original; a resenha, não. Conte em português o que achou, como se recomendasse a um amigo da sala, e mantenha só os nomes próprios na outra língua.',
    'Resenha predominantemente em língua estrangeira, para além de títulos e nomes. Situação: língua estrangeira predominante.',
  ),
];
