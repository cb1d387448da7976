import type { LanguageTerms } from '../language-terms.js';

/** Portuguese, of Brazil and Portugal. Offences after the GAFI Recommendations (COAF's edition) and the two countries' penal codes. */
export const PORTUGUESE: LanguageTerms = {
  offences: {
    organised_crime:
      'crime organizado|organização criminosa|organizações criminosas|máfia|mafios*|cartel|facção criminosa|quadrilha|associação criminosa|milícia|miliciano*|pcc|comando vermelho',
    terrorism: 'terroris*|atentado*|jihadis*|carro-bomba|homem-bomba|financiamento do terrorismo',
    human_trafficking:
      'tráfico de pessoas|tráfico de seres humanos|tráfico de migrantes|trabalho escravo|escravidão|contrabando de migrantes|coiote*',
    sexual_exploitation:
      'estupr*|violação|abuso* sexua*|pornografia infantil|pedofil*|exploração sexual|assédio sexual|lenocínio|prostituição|importunação sexual',
    drugs:
      'tráfico de drogas|tráfico de droga|narcotráfico|narcotraficante*|traficante*|cocaína|heroína|maconha|haxixe|droga|drogas|entorpecente*|estupefacientes',
    arms: 'tráfico de armas|armas ilegais|porte ilegal|posse ilegal|contrabando de armas',
    stolen_goods: 'receptação|bens roubados|objetos roubados|produtos roubados|receptador*',
    corruption:
      'corrup*|suborno*|propina*|peculato|desvio de verba*|desvio de dinheiro|desvio de recursos|tráfico de influência|improbidade|prevaricação|enriquecimento ilícito|caixa dois|concussão|lava jato|rachadinha|abuso de poder|participação económica',
    fraud:
      'enganou|enganaram|engana|fraude*|fraudulent*|estelionat*|golpe|golpes|golpista*|burla*|burlão|pirâmide financeira|esquema ponzi|falsidade ideológica|apropriação indébita|abuso de confiança|gestão fraudulenta|gestão danosa|fraudar|fraudou|desfalque*',
    counterfeit_currency: 'moeda falsa|notas falsas|dinheiro falso',
    product_piracy: 'contrafação|produtos falsificados|pirataria|mercadoria contrafeita|produtos piratas',
    environment:
      'crime ambiental|crimes ambientais|desmatamento ilegal|garimpo ilegal|pesca ilegal|caça ilegal|extração ilegal|tráfico de animais|descarga ilegal',
    murder:
      'assassin*|homicíd*|feminicíd*|latrocínio|matar|matou|esfaque*|tiroteio*|chacina*|massacre*|lesão corporal|espanc*|agress*|agredi*|baleado*|envenen*|violência doméstica|incêndio criminoso|fogo posto',
    kidnapping: 'sequestr*|refém|reféns|rapto|cárcere privado',
    theft: 'roubo*|roubar|roubou|furto*|furtou|ladrão|ladrões|assalto*|assaltante*|arrastão|saqueado*|saquearam',
    smuggling: 'contraband*|descaminho',
    tax: 'sonegação|sonega*|evasão fiscal|fraude fiscal|crime fiscal|fuga ao fisco|fuga aos impostos|paraíso fiscal|paraísos fiscais|evasão de divisas|crime tributário|crimes tributários',
    extortion:
      'extors*|chantag*|ameaça* de morte|pedido de resgate|exigem resgate|exigiam resgate|pagar resgate|pagamento de resgate',
    forgery: 'falsificação|falsificar|falsificou|documentos falsos|passaporte falso|falsificação de documento*',
    piracy: 'piratas|pirataria marítima',
    market_abuse:
      'informação privilegiada|uso de informação|manipulação de mercado|manipulação do mercado|abuso de mercado',
    money_laundering:
      'lavagem de dinheiro|branqueamento|lavar dinheiro|ocultação de bens|laranjas|testa de ferro|empresa* de fachada|doleiro*|dinheiro sujo',
    sanctions:
      'evasão de sanções|violação de sanções|burlar sanções|congelamento de bens|bens congelados|embargo|arresto de bens',
    proliferation: 'armas de destruição em massa|armas químicas|proliferação nuclear',
    cybercrime:
      'hacker*|ciberataque*|cibercrime*|crime cibernético|crimes cibernéticos|ransomware|phishing|invasão de dispositivo|pirata* informático*',
    war_crimes:
      'crimes de guerra|crime de guerra|genocídio|crimes contra a humanidade|tortur*|execução sumária|violações de direitos humanos',
    regulatory:
      'cartelização|conluio|infração*|infrações|ilegal|ilegais|ilícit*|irregularidades|multa|multas|contraordenação|sem licença',
    unnamed: 'crime|crimes|criminos*|delito|delitos|foragid*|fugitiv*|espionagem|vandal*|bandido*|delinquente*',
  },
  stages: {
    suspected:
      'suspeit*|alegad*|supost*|acusad*|acusa|acusação|acusações|investigad*|inquérito|investigação|denunci*|procurad*|mandado de prisão|mandados|envolvid*|busca e apreensão|buscas|extradi*|indicia*|escândalo*|delação|delações|delator*|alvo de|alvos de|na mira|lava jato|propina|propinas|teria recebido|teriam recebido|teria pedido|esquema de',
    arrested:
      'detém|detêm|preso|presa|presos|presas|prendeu|prenderam|prisão preventiva|prisão temporária|detid*|deteve|detenção|capturad*|sob custódia|flagrante|soltar|soltura|habeas corpus|prendido',
    charged:
      'indiciad*|denunciad*|arguid*|réu|ré|réus|processad*|julgad*|julgamento|ministério público|constituído arguido|acusado de|ação penal',
    convicted:
      'condena*|culpad*|sentenci*|anos de prisão|anos de reclusão|meses de prisão|prisão perpétua|confess*|declarou-se culpad*|cadeia|pena de|tornozeleira|cumpre pena',
    sanctioned:
      'multad*|multa|sancion*|inabilitad*|cassad*|congelad*|apreendid*|confiscad*|expuls*|suspens*|bloquead*|exonerad*|afastad*|proibid*|baniu|banid*|multou|inabilitou',
    acquitted:
      'absolv*|absolvid*|absolvição|inocent*|arquivad*|arquivou|ilibad*|anulou a condenação|condenação anulada|extinta a punibilidade',
  },
  negations: 'não|nunca|jamais|sem|nem|nenhum|nenhuma|nega|negou|negaram|desment*|rejeita|rejeitou|infundad*',
  bystanders: {
    prosecutor: 'promotor|promotora|procurador|procuradora|procurador-geral|procuradora-geral|promotoria',
    judge: 'juiz|juíza|desembargador|desembargadora|magistrado|magistrada|relator|ministro do stf',
    official:
      'ministro|ministra|presidente|diretor|diretora|porta-voz|delegado|delegada|governador|governadora|prefeito|prefeita|senador|senadora|deputado|deputada|secretário|secretária|general|coronel|capitão|comandante|comissário|inspetor|embaixador|chanceler|rei|rainha|papa|bispo|primeiro-ministro|chefe|professor|especialista|pesquisador|vereador|superintendente',
    journalist: 'jornalista|repórter|correspondente|colunista|fotógrafo',
    lawyer: 'advogado|advogada|defensor|defensora|defesa de',
    witness: 'testemunha|testemunhas|vizinho|vizinha',
    victim: 'vítima|vítimas|falecido|falecida|denunciante|queixoso|refém',
  },
  harmed:
    'assassinato de|morte de|homicídio de|sequestro de|estupro de|foi assassinad*|foi sequestrad*|foi mort*|foi atacad*|morreu|faleceu|vítima de|atentado contra|contra|agressão a|matou',
  harming:
    'assaltad*|roubad*|assassinad*|sequestrad*|esfaquead*|agredid*|estuprad*|balead*|enganad*|extorquid*|torturad*|morto a|morta a|assaltaram|assaltou|roubaram|roubou|assassinou|assassinaram|matou|mataram|sequestrou|sequestraram|esfaqueou|estuprou|agrediu|agrediram|atacou|atacaram|envenenou|extorquiu|ameaçou|enganou|burlou|matar|assassinar|sequestrar|roubar|extorquir|ter matado|ter assassinado|ter burlado|assassinato do|assassinato da|assassínio de|assassínio do|assassínio da|homicídio do|homicídio da|sequestro do|sequestro da|rapto de|rapto do|rapto da|morte do|morte da',
  accused:
    'golpista|golpistas|acusado|acusada|réu|ré|arguido|arguida|suspeito|suspeita|foragido|foragida|fugitivo|traficante|narcotraficante|doleiro|doleira|chefe do tráfico|estelionatário|burlão|assassino|assassina|homicida|condenado|condenada|terrorista|assaltante|ladrão|sequestrador|miliciano|contrabandista|laranja|detido|detida|preso|presa|indiciado',
  figurative:
    'parada cardíaca|ensaio clínico|cargos públicos|romance policial|matou o jogo|roubou a bola|golpe de calor|golpe de sorte|preso no trânsito|presos no trânsito|presa no trânsito|presa fácil',
  speaking:
    'disse|afirmou|declarou|anunciou|explicou|informou|segundo|ressaltou|destacou|acrescentou|comentou|revelou|avalia|considerou|referiu',
  unrelated:
    'futebol|campeonato|liga|torneio|jogador*|treinador|gol|gols|olimpíad*|olímpic*|filme|cinema|festival|concerto|álbum|cantor*|museu|exposição|eleição|eleições|eleitora*|votação|candidat*|campanha|terremoto|furacão|tempestade|cientistas|estudo|pesquisadores|planeta|vírus|vacina|pandemia|coronavírus|acidente|enchente*|prêmio|aniversário|cúpula|economia|inflação|lucro*|fusão|obituário|funeral|tênis|satélite',
  stopWords: `a o os as um uma uns umas do da dos das no na nos nas ao aos à às este esta isto esse essa aquele aquela ele ela eles elas nós com sem sob para por segundo após antes desde até durante mas ou nem se quando como então assim também seu sua seus suas que quem qual onde ontem hoje segunda terça quarta quinta sexta janeiro fevereiro março maio junho julho setembro outubro novembro dezembro não já mais muito`,
};
