/** Words of CVs that are not part of names: from headings, titles, companies, addresses, degrees. */
export const NOT_NAMES = new Set(
  `curriculum vitae resume résumé cv biodata bio data profile summary objective career experience experiences education
  educational skills skill projects project declaration references reference referees personal details detail contact
  contacts email mail phone mobile address languages language hobbies hobby interests certifications certification
  achievements strengths work working history employment professional technical academic academics qualification
  qualifications information about me my name father mother date birth nationality marital status gender male female
  married single place signature sincerely faithfully dear sir madam hereby page of the and for with in at to from by
  an is as on or present till current permanent
  engineer engineering developer development manager management executive analyst accountant accounts accounting
  accountancy nurse nursing staff teacher teaching officer assistant consultant consulting designer design specialist
  lead senior junior sales marketing hr human resources resource software hardware data customer support service
  services operator driver technician supervisor coordinator co-ordinator administrator administration architect intern
  internship fresher student trainee graduate postgraduate director head associate representative receptionist chef
  cook electrician welder fitter mechanic mechanical electrical civil plumber carpenter pharmacist doctor physician
  surgeon therapist lab laboratory scientist research researcher lecturer professor tutor trainer counsellor counselor
  secretary clerk cashier storekeeper warehouse logistics supply chain operations operation production quality control
  assurance inspector safety security guard planner buyer procurement purchase finance financial business banking bank
  tax audit auditor legal lawyer advocate company journalist writer editor content digital web full stack front end
  frontend backend java python php react node android ios cloud devops tester testing test network system systems
  admin database product owner program programmer scrum master team leader relationship delivery field back office
  process telecaller caller telesales bpo kpo call centre center hotel hospitality housekeeping front desk travel
  media social graphic interior fashion beauty stylist photographer architecture construction site industrial
  ltd limited pvt private llp inc corp corporation company companies university college institute institution school
  academy technologies technology solutions industries enterprises group hospital clinic centre foundation trust
  department government govt india indian public national international global limited
  road street nagar colony sector floor flat house block phase cross main stage layout near opp opposite district dist
  pin pincode po village vill taluk tehsil state city town post apartment apartments society marg chowk bazaar
  mumbai delhi bengaluru bangalore hyderabad chennai kolkata pune ahmedabad jaipur lucknow kanpur nagpur indore thane
  bhopal visakhapatnam patna vadodara ghaziabad ludhiana agra nashik faridabad meerut rajkot varanasi srinagar
  aurangabad amritsar allahabad prayagraj ranchi howrah coimbatore jabalpur gwalior vijayawada jodhpur madurai raipur
  kota guwahati chandigarh solapur hubballi hubli mysuru mysore mangaluru mangalore noida gurugram gurgaon kochi
  thiruvananthapuram trivandrum kozhikode surat dehradun bhubaneswar cuttack salem tiruchirappalli navi
  maharashtra karnataka kerala tamilnadu tamil nadu telangana andhra pradesh uttar madhya gujarat rajasthan punjab
  haryana bihar jharkhand odisha bengal west assam uttarakhand himachal goa chhattisgarh
  bachelor bachelors master masters diploma degree ssc hsc cbse icse class standard b.tech btech b.e b.sc bsc b.com bcom
  m.tech mtech m.sc msc m.com mcom mba mca bca bba phd iti certified certificate chartered
  january february march april may june july august september october november december
  english hindi kannada telugu malayalam marathi gujarati urdu sanskrit french german
  years year months month key core areas expertise tools excel word office tally sap microsoft windows linkedin github
  application applying post job title position role summary highlights overview statement portfolio website
  passionate motivated dedicated experienced hardworking seeking dynamic result results oriented
  बायोडाटा जीवनवृत्त परिचय विवरण पता मोबाइल ईमेल अनुभव शिक्षा कौशल उद्देश्य नाम पिता संपर्क व्यक्तिगत
  ಸ್ವವಿವರ ವಿಳಾಸ ಮೊಬೈಲ್ ಇಮೇಲ್ ಅನುಭವ ಶಿಕ್ಷಣ ಕೌಶಲ್ಯ ಉದ್ದೇಶ ಹೆಸರು ತಂದೆ ಸಂಪರ್ಕ ವೈಯಕ್ತಿಕ ವಿವರ ಪರಿಚಯ`.split(/\s+/),
);
