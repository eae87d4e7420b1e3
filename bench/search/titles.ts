/**
 * Patterns of relevant titles, as ads word them. Written before any search was run: the job's own name in every form,
 * and well-known synonyms, but not more senior or junior jobs.
 */
export const titles = {
  accountant:
    /^(?!.*\b(engineer|developer)\b).*(\baccount(ants?|ing|ancy)\b|\baccounts (executive|payable|receivable)\b|\baccounts? (assistant|officer|clerk)\b|\bbook-?keep)/i,
  aiEngineer:
    /(\bai\b|\bartificial intelligence\b|\bgen ?ai\b).*\b(engineer|developer)|\b(engineer|developer)\b.*(\bai\b|\bartificial intelligence\b|\bgen ?ai\b)/i,
  architect: /\barchitect(s|ure)?\b/i,
  artificialIntelligence: /\bai\b|\bartificial intelligence\b|\bgen ?ai\b|\bgenerative\b/i,
  automationTester: /\b(automation|selenium)\b.*\b(test|qa)|\b(test|qa)\w*\b.*\bautomation\b|\bsdet\b/i,
  backOffice: /\bback-?\s?office\b|\bdata entry\b|\bmis\b|(?<!front )\boffice (executive|assistant|admin)/i,
  bankJob: /\bbank(s|er|ers|ing)?\b/i,
  beautician: /\bbeautic?ians?\b|\bbeauty (therapist|advisor|consultant)|\bhair ?(dresser|stylist)/i,
  bpo: /\bbpo\b|\bcall cent(er|re)\b|\btele-?(caller|calling|sales|marketing)\b|\bcustomer (care|support|service)\b|\bvoice\b.*\b(process|support|executive|hiring)\b|\b(process|support|executive|hiring)\b.*\bvoice\b/i,
  businessAnalyst: /\bbusiness (system |systems |intelligence |data )?analysts?\b/i,
  businessDevelopmentExecutive:
    /\bbusiness development (executive|associate|representative|officer|specialist)|\bbde\b|\bbdr\b/i,
  businessDevelopmentManager:
    /\b(business development|bd) manager|\bmanager\b.*\bbusiness development\b|\bbdm\b/i,
  charteredAccountant:
    /\bchartered accountants?\b|\bca[ -](inter|final|trainee|qualified)|\bqualified ca\b|^ca\b/i,
  civilEngineer: /\bcivil\b|\bsite engineer|\bstructural engineer/i,
  cloudEngineer: /\b(cloud|aws|azure|gcp)\b.*\b(engineer|developer|architect|administrator|devops)/i,
  contentWriter:
    /\bcontent (writ|creat|edit|develop|market|specialist|strateg)|\bcopy-?writ|\b(technical )?writers?\b|\bblogger/i,
  counsellor: /\b(academic|admissions?|education(al)?|student|career)\b.*\bcounsell?or/i,
  customerCare:
    /\bcustomer (care|services?|support|relations?)\b|\b(bpo|call cent(er|re)|tele-?caller|voice process)\b|\bclient servic/i,
  customerSuccess: /\b(customer|client) success\b/i,
  dataAnalyst: /\bdata\b.*\banalys|\banalyst\b.*\bdata\b|\bdata analytics\b/i,
  databaseAdministrator: /\bdba\b|\bdatabase admin/i,
  dataEngineer:
    /\bdata (?!cent(er|re)\b|scien)([\w&/+-]+ ){0,2}engineer|\bengineer(ing)?\b.*\bdata\b(?! (cent(er|re)|scien|residency))|\betl (developer|engineer)/i,
  dataEntry: /\bdata entry\b|\btyp(ist|ing)\b|\bcomputer operator|\bback-?\s?office\b/i,
  dataScientist: /\bdata scien(tist|ce)/i,
  delivery:
    /\bdelivery (boy|boys|executive|partner|associate|person|rider|driver|agent)|\briders?\b|\bcourier/i,
  developer:
    /\bdevelopers?\b|\bprogrammers?\b|\bsoftware (engineer|development)|\bsde\b|\b(full|front|back)-?\s?(stack|end)\b|\bfullstack\b/i,
  devops: /\bdev-?\s?ops\b|\bdevsecops\b|\bsite reliability\b|\bsre\b/i,
  digitalMarketing:
    /\bdigital (\w+ )?market|\b(performance|growth|online|internet|email) market|\bseo\b|\bsocial media\b|\bppc\b/i,
  dotnet: /\.net\b|\bdot ?net\b|\bc#/i,
  driver: /\bdrivers?\b(?! (platform|experience|app))|\bchauffeurs?\b/i,
  electrician: /\belectricians?\b|\bwiremen\b|\bwireman\b/i,
  engineer: /\bengineer(s|ing)?\b|\bengr\b|\bsde\b/i,
  executiveAssistant: /\bexecutive assistants?\b|\bpersonal (assistant|secretary)|\bassistant to\b/i,
  fieldSales: /\bfield sales\b|\bsales\b.*\bfield\b|\bsales (officer|executive|representative)/i,
  finance: /\bfinanc(e|es|ial)\b|\bfp ?& ?a\b|\btreasury\b/i,
  frontend: /\bfront-?\s?end\b|\breact(\.?js| js)?\b(?! native)|\bangular\b|\bui (developer|engineer)/i,
  fullStack: /\bfull-?\s?stack\b|\bmern\b|\bmean stack\b/i,
  graphicDesigner:
    /\bgraphics?\b.*\bdesign|\bvisual designer|\bdesigner?\b.*\bgraphics?\b|\bcommunication designer/i,
  hotel:
    /\bhotels?\b|\bfront office\b|\bhouse ?keeping\b|\bsteward|\bhospitality\b|\bfood (&|and) beverage\b/i,
  hr: /\bhr\b|\bhuman resources?\b|\brecruit(er|ers|ing|ment)\b|\btalent\b|\bpeople (operations|partner|ops)/i,
  hrExecutive:
    /\b(hr|human resources?)\b.*\b(executive|associate|coordinator|generalist|specialist|admin)|\b(hr|human resources?) officer/i,
  hrRecruiter: /\brecruit(er|ers|ing|ment)\b|\btalent acquisition\b|\bsourcer/i,
  ios: /\bios\b|\bswift\b/i,
  itJob:
    /\bit\b|\bsoftware\b|\binformation technology\b|\bdevelopers?\b|\bsystem admin|\bnetwork (engineer|admin)/i,
  itRecruiter: /\b(it|technical|tech)\b.*\b(recruit|talent)|\brecruit\w*\b.*\b(it|technical|tech)\b/i,
  javaDeveloper:
    /^(?!.*\b(test|tester|testing|qa|trainer|instructor|analyst)\b).*\b(java|j2ee|spring ?boot)\b/i,
  lawyer: /\blaw(yer|yers)?\b|\bcounsel\b|\blegal\b|(?<!\w )\badvocates?\b|\battorneys?\b/i,
  machineLearning: /\bmachine learning\b|\bml\b|\bdeep learning\b|\bmlops\b/i,
  manager: /\bmanage(r|rs|ment)\b|\bmgr\b/i,
  marketing: /\bmarket(ing|er|ers)\b|\bseo\b|\bppc\b/i,
  marketingManager: /\bmarketing\b.*\bmanager|\bmanager\b.*\bmarketing\b/i,
  mechanicalEngineer: /\bmechanical\b/i,
  medicalRep:
    /\bmedical rep|\b(area|territory) (business|sales) (manager|executive).*pharma|\bpharma\w* sales/i,
  mobileDeveloper: /\bmobile\b.*\b(dev|engineer)|\bandroid\b|\bios\b|\bflutter\b|\breact native\b/i,
  networkEngineer: /\bnetwork(ing)? (\w+ )?(engineer|admin|specialist)|\bnoc engineer/i,
  nurse: /\bnurs(e|es|ing)\b|\bgnm\b|\banm\b|\brn\b/i,
  officeAssistant:
    /(?<!front )\boffice (assistant|admin|boy|executive)|\badmin(istrative)? (assistant|executive)|\bpeon\b/i,
  operations: /\boperations?\b|\bops\b/i,
  operationsManager: /\boperations?\b.*\bmanager|\bmanager\b.*\boperations?\b/i,
  pharmacist: /\bpharmac(ist|ists|y)\b/i,
  productDesigner: /\bproduct design|\b(ui|ux)\b.*\bdesign|\bdesign\w*\b.*\b(ui|ux)\b/i,
  productManager:
    /\bproduct (?!market|design)(\w+ )?manage(r|rs|ment)\b|\bproduct owner|\bmanager,? product\b(?! (market|design|support))/i,
  projectManager: /\bproject (\w+ )?manage(r|rs|ment)\b|\bmanager,? projects?\b/i,
  pythonDeveloper:
    /^(?!.*\b(test|tester|testing|qa|trainer|instructor|analyst)\b).*\b(python|django|flask)\b/i,
  qa: /\bqa\b|\bquality (assurance|analyst|engineer)|\btest(er|ers|ing)?\b|\bsdet\b/i,
  react: /\breact(\.?\s?js)?\b(?! native)/i,
  receptionist: /\breceptionists?\b|\bfront (office|desk)\b/i,
  sales: /\bsales\b|\bsalesperson\b|\baccount executives?\b|\bbusiness development\b|\b[sb]dr\b/i,
  salesExecutive:
    /\bsales\b.*\b(executive|representative|officer|associate|rep|specialist)|\baccount executives?\b|\bexecutive\b.*\bsales\b/i,
  salesforce: /\bsales ?force\b|\bsfdc\b/i,
  salesManager: /\bsales\b.*\bmanager|\bmanager\b.*\bsales\b/i,
  securityEngineer:
    /security\b.*\b(engineer|analyst|architect|specialist|consultant)|\b(engineer|analyst|architect|expert)\b.*security\b/i,
  softwareDeveloper:
    /\bsoftware\b.*\b(developer|engineer|programmer|development)|\b(full|front|back)-?\s?(stack|end)\b.*\b(dev|eng)|\b(java|python|php|\.net|c\+\+|web|application)\b.*\b(developer|programmer|engineer)|\bsde\b/i,
  softwareEngineer: /\bsoftware\b.*\b(engineer|developer|development)|\bsde\b|\bswe\b/i,
  softwareTester: /\btest(er|ers|ing)?\b|\bqa\b|\bsdet\b|\bquality (assurance|analyst)/i,
  storeKeeper:
    /\bstore ?-?(keeper|incharge|in-charge|executive|assistant)|\binventory (executive|assistant|clerk|controller)/i,
  tally: /\btally\b|\baccountants?\b|\baccounts (executive|assistant)/i,
  teacher: /\bteach(er|ers|ing)\b|\btutors?\b|\beducators?\b|\bfaculty\b|\btgt\b|\bpgt\b/i,
  techSupport:
    /\b(technical|tech|it|desktop|product|application|customer) support\b|\bhelp ?desk\b|\bservice desk\b/i,
  telecaller:
    /\btele-?\s?(caller|callers|calling|sales|marketing)\b|\bcall cent(er|re)\b|\bcustomer care\b|\bvoice (process|support)|\b(process associate|bpo)\b/i,
  trainer:
    /\b(soft skills?|communication|behaviou?ral|corporate|bpo|voice|process|language|english)\b.*\btrain(er|ing)|\btrain(er|ing)\b.*\b(soft skills?|communication|behaviou?ral|bpo|process)\b/i,
  translator: /\btranslat(or|ors|ion)\b|\blinguists?\b|\blocali[sz]ation\b|\binterpreters?\b/i,
  uiUx: /\b(ui|ux|user experience|user interface|product|interaction)\b.*\bdesign|\bdesign\w*\b.*\b(ui|ux)\b/i,
  videoEditor: /\bvideo\b.*\bedit|\beditor\b.*\bvideo\b|\bvideographer|\bvideo (creator|producer)/i,
  webDeveloper: /\bweb\b.*\b(dev|eng|design)|\b(full|front)-?\s?(stack|end)\b|\b(php|wordpress)\b/i,
  writing: /\bwrit(er|ers|ing)\b|\bcopy-?writ|\beditor(s|ial)?\b|\bcontent\b/i,
} as const satisfies Record<string, RegExp>;
