import type { LanguageTerms } from '../language-terms.js';

/** Spanish. Offences after the GAFILAT edition of the FATF Recommendations and the headings of the Spanish and Mexican penal codes. */
export const SPANISH: LanguageTerms = {
  offences: {
    organised_crime:
      'crimen organizado|delincuencia organizada|mafia|mafioso*|cártel|carteles|organización criminal|banda criminal|asociación ilícita|pandiller*|sicario*',
    terrorism: 'terroris*|atentado*|yihadis*|coche bomba|explosivos|eta|financiación del terrorismo',
    human_trafficking:
      'trata de personas|trata de blancas|tráfico de personas|tráfico de migrantes|tráfico ilícito de migrantes|esclavitud|trabajo forzoso|coyote*',
    sexual_exploitation:
      'violación|violador*|violó|abuso* sexual*|agresión* sexual*|pornografía infantil|pederast*|pedofil*|proxenet*|explotación sexual|acoso sexual|prostitución',
    drugs:
      'narcotráfico|narcotraficante*|tráfico de drogas|tráfico de estupefacientes|cocaína|heroína|marihuana|droga|drogas|estupefacientes|fentanilo|metanfetamina*|narco|narcos|alijo',
    arms: 'tráfico de armas|armas ilegales|tenencia ilícita de armas|contrabando de armas',
    stolen_goods: 'receptación|bienes robados|objetos robados|mercancía robada',
    corruption:
      'corrupción|corrupto*|soborno*|sobornar|cohecho|malversación|peculado|desvío de fondos|desvió fondos|tráfico de influencias|prevaricación|coima*|enriquecimiento ilícito|enriquecimiento injustificado|comisiones ilegales|mordida*|financiación ilegal|desfalco*|abuso de autoridad|abuso de poder',
    fraud:
      'fraude*|fraudulent*|estafa*|estafador*|estafó|engaño*|esquema ponzi|pirámide financiera|suplantación|apropiación indebida|defraud*|timador*|timo|quiebra fraudulenta|administración desleal',
    counterfeit_currency: 'moneda falsa|billetes falsos|falsificación de moneda',
    product_piracy: 'falsificación de productos|productos falsificados|piratería|mercancía falsa|propiedad intelectual',
    environment:
      'delito ambiental|delitos ambientales|tala ilegal|pesca ilegal|minería ilegal|caza furtiva|furtivo*|vertido* ilegal*|tráfico de especies|residuos tóxicos',
    murder:
      'asesin*|homicid*|feminicid*|matar|mató|apuñal*|tiroteo*|masacre*|lesiones graves|sicariato|decapit*|agresión|agredi*|envenen*|violencia machista|violencia de género|paliza|incendio provocado|tiroteó',
    kidnapping: 'secuestr*|rehén|rehenes|rapto|detención ilegal|plagio',
    theft: 'robo|robos|robar*|robó|hurto*|ladrón|ladrones|atraco*|atracador*|asalto*|asaltante*|saqueo*|botín',
    smuggling: 'contrabando|contrabandista*',
    tax: 'evasión fiscal|evasión tributaria|fraude fiscal|delito fiscal|delitos fiscales|defraudación tributaria|paraíso fiscal|paraísos fiscales|evadir impuestos|evasor*|facturas falsas',
    extortion:
      'extorsi*|chantaje*|amenaza* de muerte|un rescate|pago de rescate|pedir rescate|piden rescate|exigen rescate|cobro de piso',
    forgery: 'falsificación|falsificar|falsificó|documentos falsos|pasaporte falso|falsedad documental|falsedad',
    piracy: 'piratas|piratería marítima',
    market_abuse:
      'uso de información privilegiada|información privilegiada|manipulación del mercado|manipulación de precios|abuso de mercado',
    money_laundering:
      'lavado de dinero|lavado de activos|blanqueo|blanquear|blanqueó|legitimación de capitales|lavar dinero|dinero negro|dinero sucio|testaferro*|empresas pantalla|sociedades pantalla',
    sanctions:
      'evasión de sanciones|violación de sanciones|violar sanciones|eludir sanciones|congelación de activos|activos congelados|lista clinton|lista ofac|embargo',
    proliferation: 'armas de destrucción masiva|armas químicas|proliferación nuclear|gas sarín',
    cybercrime:
      'hacker*|ciberataque*|ciberdelito*|ciberdelincuen*|pirata* informático*|ransomware|phishing|delito informático|delitos informáticos',
    war_crimes:
      'crímenes de guerra|crimen de guerra|genocidio|lesa humanidad|tortur*|desaparición forzada|ejecuciones extrajudiciales|violaciones de derechos humanos',
    regulatory:
      'colusión|infracción*|ilegal*|ilícit*|cartelización|multa|multas|irregularidades|incumplimiento|sin licencia|inhabilitación',
    unnamed:
      'crimen|crímenes|criminal*|delito|delitos|delincuente*|delictiv*|prófug*|fugitiv*|espionaje|vandal*|malhechor*',
  },
  stages: {
    suspected:
      'sospech*|presunt*|supuest*|acusad*|acusa|acusación*|investigad*|investigación|imputación|denunci*|buscad*|orden de captura|orden de arresto|implicad*|allanamiento*|registro domiciliario|registros domiciliarios|extradi*|vinculad*|escándalo*|señalad*|involucrad*|cabecilla*|prófug*|desvío de|tramas|trama corrupt*',
    arrested:
      'arrest*|detenid*|detuvo|detención|detenciones|captur*|prisión preventiva|bajo custodia|aprehend*|encarcelad*|preso',
    charged:
      'imputad*|imputó|procesad*|procesamiento|juicio|juzgad*|enjuiciad*|formulación de cargos|cargos|querella*|banquillo|acusado de|fiscalía|encausad*',
    convicted:
      'conden*|culpable*|sentenci*|años de prisión|años de cárcel|meses de prisión|cadena perpetua|se declaró culpable|confesó|cárcel|prisión|reo|recluid*|tras las rejas|libertad condicional|reclusión|cumple condena',
    sanctioned:
      'multad*|multa|sancion*|inhabilitad*|congelad*|decomis*|incautad*|expulsad*|suspendid*|embargad*|destituid*|multó|sancionó|inhabilitó',
    acquitted:
      'exonera*|exoneración|absuelt*|absolu*|absolv*|sobresei*|sobresey*|inocente*|exonerad*|archivó la causa|archivada|indultad*|libre de cargos|desestimad*|anuló la condena',
  },
  negations: 'no|nunca|jamás|sin|ni|ningún|ninguna|niega|negó|negaron|desmient*|rechaza|rechazó|infundad*',
  bystanders: {
    prosecutor: 'fiscal|fiscales|fiscal general|procurador|procuradora|fiscal anticorrupción',
    judge: 'juez|jueza|magistrado|magistrada|juez de instrucción',
    official:
      'ministro|ministra|presidente|presidenta|director|directora|portavoz|vocero|vocera|comisario|gobernador|gobernadora|alcalde|alcaldesa|senador|senadora|diputado|diputada|secretario|secretaria|general|coronel|capitán|comandante|inspector|embajador|canciller|rey|reina|papa|obispo|primer ministro|jefe|profesor|experto|investigador|delegado|subdelegado|superintendente',
    journalist: 'periodista|reportero|reportera|corresponsal|columnista|fotógrafo',
    lawyer: 'abogado|abogada|defensor|defensora|letrado|letrada',
    witness: 'testigo|testigos|vecino|vecina',
    victim: 'víctima|víctimas|fallecido|fallecida|difunto|denunciante|demandante|rehén',
  },
  harmed:
    'asesinato de|muerte de|homicidio de|secuestro de|violación de|fue asesinad*|fue secuestrad*|fue atacad*|murió|falleció|fueron asesinad*|víctima de|atentado contra|contra|agresión a|asesinó a|mató a',
  harming:
    'asaltad*|robad*|asesinad*|secuestrad*|estafad*|apuñalad*|agredid*|atacad*|extorsionad*|torturad*|envenenad*|tiroteado|tiroteada|hallado muerto|hallada muerta|asaltaron|asaltó|robaron|robó|asesinó|asesinaron|mató|mataron|secuestró|secuestraron|estafó|estafaron|apuñaló|violó|agredió|agredieron|atacó|atacaron|envenenó|extorsionó|amenazó|golpeó|haber asesinado|haber matado|haber estafado|haber violado|haber secuestrado|matar|asesinar|secuestrar|estafar|robar|extorsionar|defraudar|asesinato del|asesinato de la|homicidio del|homicidio de la|secuestro del|secuestro de la|muerte del|muerte de la|violación de la|crimen de la|crimen del',
  accused:
    'acusado|acusada|imputado|imputada|procesado|procesada|sospechoso|sospechosa|prófugo|prófuga|fugitivo|narcotraficante|narco|capo|sicario|estafador|estafadora|presunto|presunta|supuesto|asesino|asesina|homicida|condenado|condenada|terrorista|ladrón|secuestrador|traficante|contrabandista|testaferro|cabecilla|reo|detenido|detenida',
  figurative:
    'paro cardíaco|ensayo clínico|a cargo de|cargos públicos|cargos electos|altos cargos|tiro libre|robo de balón|robó el balón|robó la pelota|novela negra|serie policíaca|mató el partido',
  speaking:
    'dijo|afirmó|aseguró|declaró|señaló|anunció|explicó|informó|según|indicó|agregó|añadió|manifestó|sostuvo|comentó|precisó|denunció',
  unrelated:
    'fútbol|liga|campeonato|torneo|partido|entrenador|jugador*|gol|goles|olímpic*|película|cine|festival|concierto|álbum|cantante|museo|exposición|elecciones|votación|candidat*|campaña|urnas|terremoto|huracán|tormenta|clima|científic*|estudio|investigadores|planeta|virus|vacuna|pandemia|coronavirus|accidente|choque|inundación*|premio|aniversario|cumbre|economía|inflación|ganancias|fusión|obituario|funeral|tenis|baloncesto|nave|satélite',
  stopWords: `el la los las una unos unas del al este esta estos estas ese esa él ella ellos ellas nosotros yo con sin sobre para por según tras ante desde hasta durante pero o y e ni si cuando como entonces así también su sus nuestro que quien cual donde ayer hoy lunes martes miércoles miercoles jueves viernes sábado sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lo se no más mas muy además sin-embargo`,
};
