import type { LanguageTerms } from '../language-terms.js';

/**
 * English. Offences after the FATF Recommendations (glossary), the offence names of 18 U.S.C. and of the UK Sentencing
 * Council's guidelines, and the wording of police and prosecutors' press offices.
 */
export const ENGLISH: LanguageTerms = {
  offences: {
    organised_crime:
      'organi?ed crime|racketeer*|criminal enterprise|criminal organi?ation*|mafia|mobster*|cartel|cartels|gang member*|gangster*|crime family|crime syndicate*|criminal gang*|crime ring',
    terrorism:
      'terror|terroris*|material support|suicide bomb*|car bomb*|bomb|bombs|bombing|bombings|explosives|extremist attack*|jihadi*|hijack*|al qaeda|islamic state|suicide vest|twin bombings|bomb attack*|bomb plot*',
    human_trafficking:
      'human traffick*|sex traffick*|trafficking in persons|alien smuggling|migrant smuggl*|people smuggl*|human smuggl*|smuggling * aliens|forced labo*|slavery|child labo*|smuggling of migrants',
    sexual_exploitation:
      'rape|raped|rapist*|raping|sexual assault*|sexually assault*|sexual abuse|sexually abus*|child porn*|child exploitation|child abuse|sexual exploitation|sex offender*|paedophil*|pedophil*|molest*|indecent*|sexual harassment|sexual misconduct|prostitution',
    drugs:
      'drug traffick*|drug smuggl*|narcotic*|cocaine|heroin|methamphetamine*|fentanyl|cannabis|marijuana|illegal drug*|drug dealer*|drug ring|controlled substance*|drug offen?e*|drug lord*|drug charges|illicit drug*|opioid prescri*|ecstasy|amphetamine*|drug cartel*',
    arms: 'arms traffick*|weapons traffick*|illegal arms|arms export control|arms smuggl*|gun traffick*|illegal weapon*|unlawful possession|weapons offen?e*|arms dealer*|unregistered firearm*|illegal firearm*|gunrunn*|export military',
    stolen_goods: 'stolen goods|stolen property|handling stolen|fencing stolen|receiving stolen|stolen art*',
    corruption:
      'brib*|corrupt|corruption|kickback*|graft|embezzl*|honest services|foreign corrupt practices|fcpa|abuse of office|abuse of power|misappropriat*|illegal gratuit*|nepotism|influence peddling|vote buying|misconduct in public office|conflict of interest|slush fund*|secret payments',
    fraud:
      'fraud|fraudster*|fraudulent*|defraud*|scam|scams|scammer*|ponzi|pyramid scheme*|swindl*|false claim*|false statement*|deception|embezzl*|identity theft|accounting irregularit*|false invoice*|overbill*|phishing|con artist*|conman|misrepresent*|perjury|cheat*|scheme to|off-label|deceiv*|falsif*|fake invoice*|romance scam*|breach of trust',
    counterfeit_currency:
      'counterfeit currency|counterfeit money|counterfeit notes|counterfeit bills|fake banknote*|counterfeit* * currency|fake notes',
    product_piracy:
      'counterfeit goods|counterfeit*|trade secret theft|theft of trade secrets|copyright infring*|trademark infring*|pirated|product piracy|fake goods|intellectual property theft|software piracy',
    environment:
      'illegal logging|wildlife traffick*|poach*|illegal fishing|clean water act|clean air act|illegal dumping|toxic waste|pollution violation*|illegally harvest*|lacey act|illegal waste|hazardous waste|oil spill|fuel spill|environmental crime*|endangered species|animal cruelty|illegal mining|ivory|negligent discharge*|illegal discharge*',
    murder:
      'murder*|homicid*|manslaughter|assassinat*|stabb*|stabbing|shot dead|gunman|gunmen|mass shooting|shooting of|serial killer|beheading|beheaded|grievous bodily|assault*|aggravated battery|aggravated assault|attacker*|knife attack*|poisoned|poisoning|beat to death|beaten to death|severely beaten|savagely beaten|killer|killers|strangl*|hate crime*|excessive force|hit man|hitman|domestic violence|shooting|mutilat*|knife|negligent homicide|opened fire|opens fire|axe attack|acid attack|shot in|was shot|were shot|knife-*',
    kidnapping: 'kidnap*|hostage*|abduct*|unlawful imprisonment|false imprisonment|captivity|unlawfully detained',
    theft:
      'robb*|burglar*|theft|thefts|thief|thieves|larceny|shoplift*|stole|stolen|heist|stealing|looting|carjack*|pickpocket*',
    smuggling:
      'smuggl*|contraband|customs fraud|customs offen?e*|illegal import*|illegal export*|illegally export*|illegally import*',
    tax: 'tax evasion|tax fraud|tax evader*|false tax|tax crime*|tax charges|unpaid tax*|tax loss|evad* tax*|tax scheme*|tax shelter*|undeclared income|vat fraud|false deductions|improper tax|employment tax|false tax return*|fraudulent tax return*|offshore account*|tax offen?e*|carousel fraud',
    extortion: 'extort*|blackmail*|protection money|ransom|ransomware|threaten* to kill|death threat*|loan shark*',
    forgery:
      'forger*|forged|forging|falsified document*|fake passport*|fake document*|false passport*|false document*|document fraud|fake certificate*|fake id|counterfeit document*',
    piracy:
      'somali pirates|armed pirates|pirates hijack*|pirates attack*|pirates seize*|maritime piracy|piracy off|armed robbery at sea|pirate attack*',
    market_abuse:
      'insider trading|insider dealing|market manipulation|market abuse|stock manipulation|securities fraud|price manipulation|pump and dump|spoofing|front-running|libor|securities violation*|misled investors|mislead* investors',
    money_laundering:
      'money launder*|launder*|laundering|proceeds of crime|illicit funds|shell compan*|dirty money|illicit finan*|suspicious transaction*|structuring transactions|structuring deposits|structuring cash|structured transactions|bank secrecy act|anti-money|hawala|illegal proceeds|illicit proceeds|unexplained wealth|smurfing',
    sanctions:
      'sanctions evasion|evad* sanctions|violat* sanctions|sanctions violation*|sanctions breach*|breach* sanctions|emergency economic powers act|ieepa|export control violation*|embargo violation*|specially designated|circumvent* sanctions|trade embargo|sanctions-busting|sanctioned entit*|blacklisted|illegally export*|conspir* to export|export administration regulations|asset freeze|assets frozen|travel ban',
    proliferation:
      'nuclear proliferation|weapons of mass destruction|chemical weapon*|ballistic missile program*|nuclear smuggl*|nerve agent*|novichok|biological weapon*|sarin|dual-use goods',
    cybercrime:
      'hacker|hackers|hacked|hacking|cyberattack*|cyber attack*|cybercrime*|ransomware|malware|unauthorized access|illegally access*|dark web|botnet|denial of service|computer intrusion*|dark net|cyber-attack*|computer crime*|phishing',
    war_crimes:
      'war crime*|genocide|crimes against humanity|tortur*|ethnic cleansing|massacre*|mass grave*|atrocit*|extrajudicial|human rights abuse*|mass killing*',
    regulatory:
      'price fixing|price-fixing|fixing prices|antitrust conspiracy|bid rigging|bid-rigging|civil penalty|civil penalties|regulatory action|unlicensed|license revoked|licence revoked|disqualified director*|safety violation*|willfully violating|enforcement action*|cease and desist|violations of|alleged violation*|alleged violations|resolve allegations|settle allegations|false claims act|struck off|barred from|misbranding|without a licen?e|illegally|unlawful*|insolvent trading|breach* of rules|money penalt*|consent decree|injunction',
    unnamed:
      'crime|crimes|arson*|intimidat*|racially-motivated|civil rights violation*|criminal|criminals|criminal charge*|felon*|felony|misdemeano*|offender*|perpetrator*|fugitive*|wrongdoing|illegal|illicit|misconduct|espionage|spy|spying|treason|contempt of congress|vandal*|riot charges|trespass*|hit-and-run|drunk driving|offences|offenses|culprit*|abus* * authority',
  },
  stages: {
    suspected:
      'suspected|suspect|suspects|alleged|allegedly|allegation*|accus*|under investigation|investigated for|being investigated|wanted|probe|probed|implicated|complaint alleg*|alleging|alleges|searched|raided|subpoena*|red notice|arrest warrant*|linked to|allegations|believed to have|extradit*|under suspicion|named as a suspect|facing allegations|scandal*|embroiled|overcharg*|misled|whistleblow*|mastermind*|ringleader*|on the run|at large|manhunt|questioned over|questioned by police|investigating|investigates|shadowy',
    arrested:
      'arrest|arrests|arrested|detained|in custody|remanded|apprehended|taken into custody|captured|handcuffed|bail|bond hearing|held on suspicion',
    charged:
      'charged|charge|charges|charging|indict*|arraign*|prosecuted|stand trial|on trial|faces trial|faces charges|criminal complaint|grand jury|defendant*|counts of|pleaded not guilty|pleads not guilty|plead not guilty|lawsuit alleg*|complaint filed|information filed|forfeiture action|trial|filed a lawsuit|count of|accused of|impeach*|files suit|co-defendant*|pled not guilty|sued|sues|suing|lawsuit against|held without bail|faces up to|face up to|court appearance',
    convicted:
      'convict*|pleaded guilty|pleads guilty|plead guilty|pled guilty|pleading guilty|found guilty|guilty plea|guilty of|guilty|sentenced|sentence|sentencing|jailed|imprisoned|years in prison|months in prison|life in prison|prison term|life sentence|admitted|confessed|served time|in prison|death penalty|supervised release|imprisonment|probation|jail|prisoner|sentences|resentenc*|re-sentenc*|pled|paroled|parole denied|denied parole|death row|lethal injection|put to death|serving * years|serving a sentence|clemency|commuted|commutes|commutation|pardoned|pardons|prison sentence|years behind bars|jailed for|found liable|behind bars|executed|execution of|parole|released from prison|freed from prison|convict|serial killer',
    sanctioned:
      'fined|sanctioned|agreed to pay|agrees to pay|agree to pay|agreed to forfeit|agrees to forfeit|civil penalty|penalt*|agree to plead|agrees to plead|debarred|designated|blacklisted|settlement agreement|banned|to pay|pay a fine|forfeit*|restitution|disqualified|frozen|license suspended|licence suspended|consent decree|preliminary injunction|court orders|ordering|permanently barred|disbarred|stripped of|expelled|settle allegations|resolve allegations|deported|deports|disgorgement|agreed to settle|agrees to settle|agree to settle|settled charges|settle charges|settled allegations|settled a civil lawsuit|settled a lawsuit|settles potential|settle potential|settle its potential|settle their potential|settled administrative charges|has remitted|have remitted|agreed to remit|agrees to remit|assessed a penalty|penalized|settles|fines|fine of|travel ban|travel bans|asset freeze|sanctions against|sanctions on|imposed sanctions|placed on the sanctions list|added to the sanctions list|blocked pursuant|censured|reprimanded|suspended from|struck off|barred from|reached a settlement|settlement with|out-of-court settlement|paid a fine|revoked|sanctions|penalised|barred',
    acquitted:
      'acquit*|exonerat*|cleared of|charges dropped|charges were dropped|dropped charges|dismissed charges|charges dismissed|not guilty verdict|found not guilty|found innocent|conviction overturned|conviction quashed|conviction was overturned|case dismissed|dropped the charges|wrongly convicted|wrongly accused|innocent of|cleared by|released without charge|charges withdrawn|overturn* conviction*|overturn* * conviction*|overturn* * * conviction*|quash* conviction*|quash* * conviction*|quash* * * conviction*|vacat* conviction*|vacat* * conviction*|vacat* * * conviction*|convictions quashed|conviction was quashed|conviction was vacated|conviction vacated|conviction set aside|conviction was set aside|convictions overturned|convictions were quashed|convictions were overturned|wrongly jailed|wrongly imprisoned|wrongfully convicted|wrongfully jailed|wrongful conviction*|miscarriage* of justice',
  },
  negations:
    'no|not|never|without|denied|denies|deny|denying|neither|nor|unfounded|baseless|rejected|refuted|false allegations|falsely accused|no evidence|hoax',
  bystanders: {
    prosecutor:
      'attorney general|u.s. attorney|us attorney|united states attorney|assistant u.s. attorney|trial attorney|trial attorneys|prosecutor|prosecutors|district attorney|solicitor general|special counsel|public prosecutor|state attorney|assistant attorney|deputy chief|senior litigation counsel|prosecuted by|being prosecuted by|senior trial attorney|attorneys|director of public prosecutions|commonwealth attorney|attorney',
    judge: 'judge|justice|magistrate|chief justice|chief judge|presiding judge|district judge|magistrate judge|jurist',
    official:
      'special agent in charge|director-in-charge|assistant director-in-charge|special agent-in-charge|agent-in-charge|inspector-in-charge|inspector in charge|special agent|agent in charge|director|assistant director|inspector general|commissioner|secretary|minister|prime minister|president|governor|mayor|senator|congressman|congresswoman|representative|spokesman|spokeswoman|spokesperson|police chief|chief of police|chief|sheriff|superintendent|detective|inspector|sergeant|officer|lieutenant|captain|colonel|general|gen.|maj.|lt.|col.|commander|ambassador|administrator|chairman|chairwoman|chancellor|king|queen|prince|pope|bishop|archbishop|deputy|attaché|agent|speaker|vice president|postal inspector|auditor|comptroller|undersecretary|under secretary|mp|professor|prof|researcher|scientist|expert|analyst|executive director|secretary-general|adm.|admiral|deputy assistant|acting|assistant secretary|probation officer|ombudsman|premier|councillor|councilor|rep.|sen.|gov.|coroner|activist|capt.|sgt.|brig.|spc.|cmdr.|advisor|adviser|special advisor|petty officer|secretary of state|secretary of defense|secretary of homeland security|minister of foreign affairs|commodore|attorney general of|command sgt.|operator|trooper|postmaster|deputy director|principal deputy',
    journalist:
      'reporter|journalist|correspondent|editor|columnist|broadcaster|wrote|reporting by|photographer|contact|news anchor|blogger',
    lawyer:
      'lawyer|lawyers|defen?e attorney|defen?e attorneys|defen?e lawyer|defen?e counsel|criminal attorney|barrister|solicitor|counsel|legal counsel|represented by|attorney for|his attorney|her attorney|lawyer for',
    witness:
      'witness|witnesses|eyewitness|testified|whistleblower|informant|neighbor|neighbour|passerby|bystander|resident|relator|relative|widow|fiancée|survivor|told police',
    victim:
      'victim|victims|the late|on behalf of|deceased|complainant|plaintiff|hostage|employee victim|murdered|slain|killed',
  },
  harmed:
    'was killed|was murdered|was stabbed|was shot|was robbed|was kidnapped|was raped|was assaulted|was attacked|was poisoned|was assassinated|were killed|were murdered|killing of|murder of|murders of|assassination of|death of|kidnapping of|rape of|shooting of|stabbing of|poisoning of|abduction of|attack on|assault on|killing|murdering|injuring|was found dead|died|has died|were injured|was injured|stabbed to death|shot to death|beheading of|torture of|lives of|deaths of|remains of|body of|was tortured|were robbed|assassinated|defrauding|against|killings of|shooting death of|fatal shooting of|beating of|robbery of|stabbing-murder of|shooting-murder of|asphyxiation death of|strangulation of|homicide of',
  harming:
    'robbed|kidnapped|abducted|cheated|defrauded|swindled|scammed|murdered|killed|stabbed|shot|strangled|beheaded|poisoned|raped|assaulted|sexually assaulted|beat|attacked|tortured|assassinated|blackmailed|extorted|deceived|tricked|molested|injured|wounded|threatened|stalked|harassed|robbing|kidnapping|abducting|cheating|defrauding|swindling|murdering|killing|stabbing|shooting|strangling|poisoning|raping|assaulting|sexually assaulting|beating|attacking|torturing|blackmailing|deceiving|molesting|threatening|stalking|harassing|stole from|stealing from|robs|kidnaps|kills|stabs|shoots|attacks|murder|kill|rob|kidnap|assassinate|defraud|blackmail|trafficked|held hostage',
  accused:
    'suspect|defendant|co-defendant|fugitive|fraudster|conman|con man|swindler|drug lord|kingpin|drug kingpin|mobster|gangster|crime boss|mafia boss|mob boss|drug trafficker|drug dealer|trafficker|smuggler|people smuggler|arms dealer|money launderer|murderer|serial killer|convicted killer|hacker|ringleader|gang leader|gang member|cartel leader|terrorist|robber|rapist|sex offender|war criminal|hitman|convict|disgraced|jailed|convicted|indicted|suspected|arsonist|extremist|embezzler|racketeer|scammer|pimp|inmate|murder accused|fraud accused|rape accused',
  figurative:
    'killer whale*|killer app*|killer instinct|stole the show|steals the show|stealing the show|bath bomb*|bomb cyclone|film shooting|photo shooting|shooting star*|shooting guard*|shooting location*|food poisoning|lead poisoning|gas poisoning|blood poisoning|alcohol poisoning|carbon monoxide poisoning|sulfide poisoning|skin graft*|bone graft*|penalty kick*|penalty area|penalty shootout|penalty shoot-out|free of charge|in charge of|took charge|takes charge|take charge|electric charge|charging station*|charging point*|charged particle*|charging cable*|clinical trial*|field trial*|time trial*|drug trial*|vaccine trial*|human trial*|medical trial*|phase * trial*|trial run|trial period|free trial|trial and error|cardiac arrest|respiratory arrest|murder mystery|crime novel*|crime fiction|crime drama|crime series|crime writer*|crime thriller*|crime film*|spy film*|spy novel*|spy thriller|captive audience|robbed of victory|killed the bill|bill was killed|amendment was killed|identity theft protection|smoking gun|poached egg*|hostage to fortune',
  speaking:
    'said|says|announced|announce|told|stated|added|commented|thanked|declared|remarked|praised|noted|explained|warned|announced today|according to|wrote|tweeted|reported|ordered|ruled|presided|investigated by|investigation by|prosecuted by|overseen|accepted',
  unrelated:
    'championship*|tournament|football|soccer|rugby|tennis|marathon|olympic*|league|goalkeeper|coach|athlete*|film|movie|album|singer|concert|festival|convention|exhibition|election*|ballot|presidential candidate|primary|primaries|caucus*|campaign|candidate*|voters|polls|earthquake|hurricane|typhoon|tropical storm|tsunami|weather|flood*|volcano|astronom*|scientists|study|researchers|published|species|spacecraft|space station|nasa|telescope|planet|covid-19|coronavirus|pandemic|virus|vaccine|outbreak|died aged|dies aged|cancer|funeral|obituary|born in|award|prize|interview*|wikinews interviews|crash|crashed|derail*|collapsed|summit|treaty|diplomat*|speech|remarks|introduction|museum|cathedral|anniversary|launch*|merger|quarterly|shareholders|profits|disabilit*|reemployment|employment rights|accessib*|symposium|visits|congress|legislation|amendment|bill|decree|new law|church law|parliament|referendum',
  stopWords: `near question answer exercise operator a about above according acting additionally after again against all also although among amid an and another any anyone april are as assistant at august authorities based be because been before being below between both but by can case-no citing contact could court-documents current currently december despite did do does down during each earlier either even evidence every february few finally first five following for former four friday from further had has have he hence her here him his how however hundreds i if in including indeed instead into investigators is it its january july june just last late later let like made many march may me meanwhile members men monday more moreover most mr mr. mrs mrs. ms ms. dr dr. much my nearly neither nevertheless new no nobody none nonetheless nor not nothing november now october of off officials on once one only or other others our out over part people perhaps photo police prior prosecutors recently regarding related residents said saturday second secondly september seven several she shortly similarly since six so some sources statement still subsequently such sunday ten than thank thanks that the their them then there therefore these they third thirdly this those though three through throughout thursday thus to today together tomorrow tuesday two under until up upon us using very was we wednesday well were what whatever when whenever where whether which while who whoever whom whose why will with within without women would year years yes yesterday yet you your yours copyright related source sources see also updated written reporting image file background`,
};
